import { fileURLToPath } from "node:url";
import { build } from "vite";

const cache = new Map<string, Promise<string>>();
/** What entries load later, by the path they ask for. */
export const laterChunks = new Map<string, string>();

/** One script of a browser entry beside this file (`page.ts`, `bare.ts`, …) as text. */
export function bundle(entry: URL): Promise<string> {
  const file = fileURLToPath(entry);
  const known = cache.get(file);
  if (known) return known;
  const made = make(file);
  cache.set(file, made);
  return made;
}

async function make(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    root: fileURLToPath(new URL("..", import.meta.url)),
    build: {
      write: false,
      target: "es2024",
      minify: true,
      modulePreload: false,
      rollupOptions: { input: file, output: { format: "es", entryFileNames: "[name].js" } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  for (const output of outputs) {
    if (!("output" in output)) continue;
    let entry: string | null = null;
    for (const chunk of output.output) {
      if (chunk.type !== "chunk") continue;
      if (chunk.isEntry) entry = chunk.code;
      else laterChunks.set(`/${chunk.fileName}`, chunk.code);
    }
    if (entry !== null) return entry;
  }
  throw new Error(`Nothing was built from ${file}.`);
}
