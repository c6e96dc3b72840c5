import { developmentMessages } from "@carloom/i18n/dev";
import { readSettings } from "@carloom/settings/server";
import { withPlainShaders } from "@carloom/stage/plain-shaders";
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
    configureServer: (server) => void server.middlewares.use(developmentMessages),
  };
}

export default defineConfig({
  plugins: [withPlainShaders(), react(), tailwind(), servedParts()],
  server: { port: 4260, strictPort: true },
  build: { target: "es2023", assetsInlineLimit: 0 },
});
