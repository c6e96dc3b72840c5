import { developmentMessages } from "@carloom/i18n/dev";
import { messageProblems } from "@carloom/i18n/merge";
import { withPlainShaders } from "@carloom/stage/plain-shaders";
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { serviceDouble } from "./dev/double.ts";
import { serviceWorker } from "./service-worker.ts";

/** What the product's server adds, for development. */
const messages = (): Plugin => ({
  name: "carloom-messages",
  apply: "serve",
  configureServer: (server) => void server.middlewares.use(developmentMessages),
});

/** A build with a message that is missing, or written twice, does not come about. */
const checkedMessages = (): Plugin => ({
  name: "carloom-checked-messages",
  apply: "build",
  buildStart() {
    const problems = messageProblems();
    if (problems.length > 0) this.error(problems.join("\n"));
  },
});

/**
 * Small modules that the first page and parts that come later share. Left alone, each becomes a file of its own, and
 * twenty files of 300 bytes weigh a kilobyte more than one. None of them does anything when it is loaded.
 */
const BASE =
  /node_modules\/(react\/|lucide-react\/dist\/esm\/(Icon|context|createLucideIcon|shared\/|icons\/(x|chevron-down)\.))|packages\/(build\/src\/(same|empty|printed\/stencils-of)|editor\/src\/(geometry\/quat|mutate\/(paint|stickers|mask-links)|commands\/command)|ui\/src\/(button|cx|glyphs|icon-button|messages|verdict))\.|apps\/studio\/src\/(lib\/(store|hover)|commands\/(context|keys)|workspace\/(studio-context|look))\./;

/**
 * The built app is static: the server writes the settings in place of `<!--settings-->`. With `STUDIO_DOUBLE=1` the
 * development server answers the GraphQL calls itself, from a folder of generated cars.
 */
export default defineConfig({
  plugins: [
    withPlainShaders(),
    react(),
    tailwind(),
    messages(),
    checkedMessages(),
    serviceWorker(),
    ...(process.env.STUDIO_DOUBLE ? [serviceDouble()] : []),
  ],
  server: { port: 4220, strictPort: true },
  preview: { port: 4221, strictPort: true },
  build: {
    target: "es2023",
    assetsInlineLimit: 2048,
    chunkSizeWarningLimit: 900,
    manifest: true,
    // The second page draws pictures of builds; the server opens it in a browser of its own.
    rollupOptions: {
      input: ["index.html", "picture.html"],
      output: { codeSplitting: { groups: [{ name: "base", test: BASE }] } },
    },
  },
});
