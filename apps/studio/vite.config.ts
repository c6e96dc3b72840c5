import { LANGUAGES } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { serviceDouble } from "./dev/double.ts";

/** `/assets/i18n/{lang}.json`: files of the built app, merged from packages/i18n. */
function messages(): Plugin {
  return {
    name: "carloom-messages",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const language = LANGUAGES.find((code) => request.url?.split("?")[0] === `/assets/i18n/${code}.json`);
        if (!language) return next();
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify(mergedMessages(language)));
      });
    },
    generateBundle() {
      for (const language of LANGUAGES) {
        const source = JSON.stringify(mergedMessages(language));
        this.emitFile({ type: "asset", fileName: `assets/i18n/${language}.json`, source });
      }
    },
  };
}

/**
 * The built app is static: the server writes the settings in place of `<!--settings-->`. With `STUDIO_DOUBLE=1` the
 * development server answers the GraphQL calls itself, from a folder of generated cars.
 */
export default defineConfig({
  plugins: [react(), tailwind(), messages(), ...(process.env.STUDIO_DOUBLE ? [serviceDouble()] : [])],
  server: { port: 4220, strictPort: true },
  preview: { port: 4221, strictPort: true },
  build: { target: "es2023", assetsInlineLimit: 2048, chunkSizeWarningLimit: 900, manifest: true },
});
