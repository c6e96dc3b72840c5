import { LANGUAGES } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** What the server adds to the built page, for development: the settings and the messages. */
function servedParts(): Plugin {
  return {
    name: "carloom-served-parts",
    apply: "serve",
    transformIndexHtml: (html) => {
      const settings = JSON.stringify(readSettings().public).replaceAll("<", "\\u003c");
      return html.replace("<!--settings-->", `<script>window.__CARLOOM__=${settings}</script>`);
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const language = LANGUAGES.find((code) => request.url?.split("?")[0] === `/assets/i18n/${code}.json`);
        if (!language) return next();
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify(mergedMessages(language)));
      });
    },
  };
}

export default defineConfig({
  plugins: [react(), tailwind(), servedParts()],
  server: { port: 4240, strictPort: true },
  build: { target: "es2023", assetsInlineLimit: 0 },
});
