import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NAME = "service-worker.js";
/** Faces of the type are kept as they are shown; the page that the server draws with is not a person's. */
const LEFT_OUT = /\.(woff2?|map)$|^assets\/picture-/;

/** The name of a literal in the worker, however the minifier quotes it. */
const literal = (name: string) => new RegExp(`(["'\`])${name}\\1`);

/** Builds the service worker to one file at the root, with the list of what the studio consists of. */
export const serviceWorker = (): Plugin => ({
  name: "carloom-service-worker",
  apply: "build",
  buildStart() {
    this.emitFile({
      type: "chunk",
      id: fileURLToPath(new URL("src/offline/worker.ts", import.meta.url)),
      fileName: NAME,
    });
  },
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const worker = bundle[NAME];
      if (worker?.type !== "chunk") return this.error(`${NAME} was not built.`);
      if (worker.imports.length > 0)
        return this.error(`${NAME} shares code with the page: ${worker.imports.join(", ")}`);
      const files = Object.keys(bundle)
        .filter((file) => file.startsWith("assets/") && !LEFT_OUT.test(file))
        .toSorted()
        .map((file) => `/${file}`);
      const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
      const code = worker.code
        .replace(literal("__BUILD_FILES__"), () => JSON.stringify(files))
        .replace(literal("__BUILD_VERSION__"), () => JSON.stringify(version));
      if (/__BUILD_/.test(code)) return this.error(`${NAME} was not told its files.`);
      worker.code = code;
    },
  },
});
