"""The pages for browsers: chat, and the API's documentation. Neither loads anything from other servers."""

from pathlib import Path

from fastapi import FastAPI
from fastapi.openapi.docs import get_swagger_ui_html
from fastapi.responses import FileResponse, HTMLResponse
from fastapi.staticfiles import StaticFiles

WEB = Path(__file__).parents[1] / "web"
SWAGGER = ("swagger-ui-bundle.js", "swagger-ui.css", "favicon-32x32.png")
PAGE_POLICY = (  # the page runs only its own files, whatever a model writes
    "default-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def add_pages(app: FastAPI) -> None:
    """Add `/` and `/docs`, and the files that they load."""

    @app.get("/", include_in_schema=False)
    async def page() -> FileResponse:
        return FileResponse(WEB / "index.html", headers={"content-security-policy": PAGE_POLICY})

    @app.get("/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        script, style, icon = (f"swagger/{name}" for name in SWAGGER)
        return get_swagger_ui_html(
            openapi_url="openapi.json",
            title="xlabatch",
            swagger_js_url=script,
            swagger_css_url=style,
            swagger_favicon_url=icon,
        )

    app.mount("/web", StaticFiles(directory=WEB), name="web")
    app.mount("/swagger", StaticFiles(packages=[("fastapi_swagger", "resources")]), name="swagger")
