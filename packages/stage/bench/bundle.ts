import { fileURLToPath } from "node:url";
import { build } from "vite";

const cache = new Map<string, Promise<string>>();
/** What entries load later, by the path they ask for. */
export const laterChunks = new Map<string, string>();

/**
 * One script of a browser entry beside this file (`page.ts`, `bare.ts`, …) as text.
 * @param name what it is served as, by which what comes later asks for what it shares with it
 */
export function bundle(entry: URL, name = "[name]"): Promise<string> {
  const file = fileURLToPath(entry);
  const key = `${name} ${file}`;
  const known = cache.get(key);
  if (known) return known;
  const made = make(file, name);
  cache.set(key, made);
  return made;
}

async function make(file: string, name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    root: fileURLToPath(new URL("..", import.meta.url)),
    build: {
      write: false,
      target: "es2024",
      minify: true,
      modulePreload: false,
      rollupOptions: { input: file, output: { format: "es", entryFileNames: `${name}.js` } },
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
