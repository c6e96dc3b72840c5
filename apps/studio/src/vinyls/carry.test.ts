// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import type { Clients } from "@carloom/api-client";
import { type BuildDocument, emptyBuild } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import { afterEach, expect, it, vi } from "vitest";
import { carriedIn } from "./carry.ts";

afterEach(() => vi.unstubAllGlobals());

const [known, lost, broken] = ["1", "2", "3"].map((digit) => digit.repeat(64)) as [string, string, string];
const content = {
  version: 1,
  size: [1, 1],
  pieces: [
    {
      art: { kind: "shape", shape: { form: "ellipse" }, fill: { kind: "solid", color: "#c8102e" } },
      size: [1, 1],
      at: [1, 0, 0, 1, 0, 0],
    },
  ],
};

it("stores the vinyls of a file where the service has lost them, and nothing else", async () => {
  vi.stubGlobal("fetch", async (url: string) => new Response(null, { status: url.includes(known) ? 200 : 404 }));
  const stored: unknown[] = [];
  const mutate = async (_: unknown, { content: file }: { content: File }) => {
    const text = await new Response(file.stream().pipeThrough(new DecompressionStream("gzip"))).text();
    stored.push(JSON.parse(text));
    return { vinylStore: { content: { hash: "9".repeat(64), width: 1, height: 1, pieces: 1 }, error: null } };
  };
  const layer = (hash: string) => testPlacement(hash.slice(0, 4), { art: { kind: "vinyl", hash } });
  const build = { ...emptyBuild(), stickers: [known, lost, broken, lost].map(layer) } as BuildDocument;
  const clients = { threed: { mutate } } as unknown as Clients;
  const vinyls = { [known]: content, [lost]: content, [broken]: { version: 1, pieces: "none" } };
  const after = await carriedIn(clients, build, vinyls);
  expect(stored).toEqual([content]);
  expect(after.stickers.map(({ art }) => art.kind === "vinyl" && art.hash[0])).toEqual(["1", "9", "3", "9"]);
  expect(await carriedIn(clients, build, { toString: content })).toBe(build);
});
