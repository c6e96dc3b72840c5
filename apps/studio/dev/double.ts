import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import { readSettings } from "@carloom/settings/server";
import type { Plugin } from "vite";
import { answer } from "./double/answer.ts";
import { readContent } from "./double/content.ts";
import { readUpload } from "./double/upload.ts";

async function body(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Settings of a page whose services are the development server itself. */
const pageSettings = (port: number) => readSettings({ SERVICES_ORIGIN: `http://localhost:${port}` }).public;

/**
 * Development only: the development or preview server answers the GraphQL calls of the studio out of generated cars,
 * so that panels can be worked on without database and services. Memory only; nothing of it is in the built app.
 */
export function serviceDouble(): Plugin {
  const content = readContent();
  let port = 4220;
  const respond = async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    if (url.pathname.startsWith("/cdn/")) {
      const file = content.file(decodeURIComponent(url.pathname.slice(5)));
      if (!file) return next();
      response.setHeader("content-type", file.type);
      response.setHeader("content-length", file.bytes.length);
      return response.end(file.bytes);
    }
    if (url.pathname.startsWith("/threed/panels/")) {
      // nothing is laid flat here: the flat view shows the elevations
      response.statusCode = 404;
      return response.end();
    }
    if (url.pathname === "/auth/xsrf" || url.pathname.startsWith("/auth/")) return response.end();
    const service = /^\/(threed|commerce|ai)\/graphql\/$/.exec(url.pathname)?.[1];
    if (!service || request.method !== "POST") return next();
    const raw = await body(request);
    const type = request.headers["content-type"] ?? "";
    const token = request.headers.authorization ?? "";
    const operations = type.startsWith("multipart/")
      ? await readUpload(raw, type, content)
      : JSON.parse(raw.toString());
    const one = (operation: { operationName: string; variables: Record<string, never> }) =>
      answer(content, `http://localhost:${port}`, operation, token !== "");
    const result = Array.isArray(operations) ? operations.map(one) : one(operations);
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(result));
  };
  return {
    name: "carloom-service-double",
    configureServer(server) {
      port = server.config.server.port ?? 4220;
      server.middlewares.use((...asked) => void respond(...asked));
    },
    configurePreviewServer(server) {
      port = server.config.preview.port ?? 4221;
      server.middlewares.use((request, response, next) => {
        // As the composition server does: the page carries its settings.
        if (!(request.headers.accept ?? "").includes("text/html")) return next();
        void import("node:fs").then(({ readFileSync }) => {
          const html = readFileSync(resolve(server.config.root, server.config.build.outDir, "index.html"), "utf8");
          response.setHeader("content-type", "text/html");
          response.end(
            html.replace(
              "<!--settings-->",
              `<script>window.__CARLOOM__=${JSON.stringify(pageSettings(port))}</script>`,
            ),
          );
        });
      });
      server.middlewares.use((...asked) => void respond(...asked));
    },
    transformIndexHtml: {
      order: "pre",
      handler: (html, context) =>
        context.server
          ? html.replace("<!--settings-->", `<script>window.__CARLOOM__=${JSON.stringify(pageSettings(port))}</script>`)
          : html,
    },
  };
}
