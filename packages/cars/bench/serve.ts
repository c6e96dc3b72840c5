import { createHash } from "node:crypto";
import { spawnSync } from "node:child_process";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";
import { createServer, type Plugin } from "vite";
import { z } from "zod";
import { CARS } from "../src/tables/cars.ts";
import { unifiedDiff } from "./diff.ts";
import type { PointList, TableAnswer, Values } from "./lists.ts";
import { cageLists, curveLists, withValues } from "./source.ts";

const PACKAGE = resolve(import.meta.dirname, "..");
const ROOT = resolve(PACKAGE, "../..");
const SOURCE = join(PACKAGE, "src");
const MOST_BYTES = 1_000_000;

const Edit = z.strictObject({
  car: z.enum(CARS.map((car) => car.slug)),
  version: z.string(),
  values: z.record(z.string(), z.array(z.array(z.number()).min(2).max(3))),
});

type File = { path: string; text: string; lists: ReturnType<typeof cageLists> };

/** The two files of a car's table that the bench edits. */
function tableFiles(folder: string, slug: string): File[] {
  return (["cage", "curves"] as const).map((what) => {
    const path = join(folder, `${slug}.${what}.ts`);
    const text = readFileSync(path, "utf8");
    return { path, text, lists: what === "cage" ? cageLists(text) : curveLists(text) };
  });
}

const versionOf = (files: readonly File[]): string => {
  const hash = createHash("sha256");
  for (const { text } of files) hash.update(text);
  return hash.digest("hex").slice(0, 16);
};

function tableAnswer(folder: string, slug: string): TableAnswer {
  const files = tableFiles(folder, slug);
  const lists = files.flatMap((file) =>
    file.lists.map(({ id, name, kind, points, view, rows }): PointList => ({ id, name, kind, points, view, rows })),
  );
  const { title } = CARS.find((car) => car.slug === slug)!;
  return { slug, title: title.en, version: versionOf(files), lists };
}

/** Through the repository's formatter, so that a saved table passes its check. */
function formatted(text: string, path: string): string {
  const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
  const done = spawnSync(process.execPath, [biome, "format", `--stdin-file-path=${path}`], {
    cwd: ROOT,
    input: text,
    encoding: "utf8",
  });
  if (done.status !== 0) throw new Error(`The formatter refuses ${path}: ${done.stderr}`);
  return done.stdout;
}

type Edited = { path: string; before: string; after: string };

/** @throws Conflict when the files are no more what the page read */
function applied(folder: string, car: string, version: string, values: Values): Edited[] {
  const files = tableFiles(folder, car);
  if (versionOf(files) !== version)
    throw new Conflict(
      "The table has changed on disk since it was read. Take it again; your edits stay in the undo list.",
    );
  return files.map(({ path, text, lists }) => {
    const after = withValues(text, lists, values);
    // Formatted under its name in the repository, wherever the folder is.
    const home = join(SOURCE, "tables", path.slice(folder.length + 1));
    return { path, before: text, after: after === text ? text : formatted(after, home) };
  });
}

class Conflict extends Error {}

async function body(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error("The request is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function send(response: ServerResponse, status: number, value: unknown): void {
  response.statusCode = status;
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(value));
}

/** Reading, comparing and saving tables. Only the bench's own page may ask: saving writes source files. */
function tables(folder: string): Plugin {
  const answer = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (request.headers["sec-fetch-site"] !== "same-origin")
      return send(response, 403, { error: "Not from this page." });
    if (request.method === "GET" && url.pathname === "/bench/cars")
      return send(
        response,
        200,
        CARS.map(({ slug, title }) => ({ slug, title: title.en })),
      );
    if (request.method === "GET" && url.pathname === "/bench/table") {
      const slug = url.searchParams.get("car") ?? "";
      if (!CARS.some((car) => car.slug === slug)) return send(response, 404, { error: `No car is named "${slug}".` });
      return send(response, 200, tableAnswer(folder, slug));
    }
    if (request.method !== "POST") return send(response, 404, { error: "Unknown." });
    const { car, version, values } = Edit.parse(JSON.parse(await body(request)));
    const edited = applied(folder, car, version, values).filter((file) => file.before !== file.after);
    if (url.pathname === "/bench/diff") {
      const diffs = edited.map((file) =>
        unifiedDiff(
          relative(ROOT, join(SOURCE, "tables", file.path.slice(folder.length + 1))),
          file.before,
          file.after,
        ),
      );
      return send(response, 200, { diff: diffs.join("") });
    }
    if (url.pathname !== "/bench/save") return send(response, 404, { error: "Unknown." });
    for (const { path, after } of edited) {
      const aside = `${path}.${process.pid}`;
      writeFileSync(aside, after);
      renameSync(aside, path);
    }
    send(response, 200, { version: tableAnswer(folder, car).version, files: edited.length });
  };
  return {
    name: "car-tables",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? "/", "http://bench");
        if (!url.pathname.startsWith("/bench/")) return next();
        answer(request, response, url).catch((error: Error) =>
          send(response, error instanceof Conflict ? 409 : 400, { error: error.message }),
        );
      });
      server.watcher.add([SOURCE, folder]);
    },
    // The page keeps its edits: it starts new workers and reads the table again instead of reloading.
    hotUpdate({ file, server }) {
      if (!file.startsWith(SOURCE) && !file.startsWith(folder)) return;
      for (const environment of Object.values(server.environments)) environment.moduleGraph.onFileChange(file);
      if (this.environment.name === "client") server.ws.send("bench:changed", {});
      return [];
    },
  };
}

/**
 * Starts the bench on the loopback address.
 * @param options.folder where the tables' sources are; tests give a copy
 */
export async function openBench(options: { port?: number; folder?: string } = {}) {
  const server = await createServer({
    configFile: false,
    root: join(import.meta.dirname, "client"),
    cacheDir: join(ROOT, ".data/bench-car"),
    clearScreen: false,
    logLevel: "warn",
    plugins: [tables(options.folder ?? join(SOURCE, "tables"))],
    optimizeDeps: {
      include: ["three", "three/addons/controls/OrbitControls.js", "meshoptimizer"],
      entries: ["main.ts", "worker.ts"],
    },
    server: { host: "127.0.0.1", port: options.port ?? 0, fs: { allow: [ROOT] } },
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (!address || typeof address === "string") throw new Error("The bench has no port.");
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}
