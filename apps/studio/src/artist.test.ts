// @vitest-environment happy-dom
import "./testing/page-settings.ts";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type BuildDocument, emptyBuild, lineageOf, regionOf } from "@carloom/build";
import { parseBuild } from "@carloom/build/parse";
import { seeded } from "@carloom/build/random";
import { readVinyl } from "@carloom/build/vinyl";
import { createEditor, type Editor } from "@carloom/editor";
import { expect, it } from "vitest";
import { artistActs } from "./testing/artist-acts.ts";

/** Acts that an ordinary run does, and minutes of a long one (`ARTIST_MINUTES`), with the seed that `ARTIST_SEED` gives. */
const ACTS = 160;
const MINUTES = Number(process.env.ARTIST_MINUTES ?? 0);
const SEED = Number(process.env.ARTIST_SEED ?? 1909);

/** Clears up before the heap is looked at. */
function collect(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}

/** What is wrong with layers that a form cannot say. */
function amiss({ stickers, groups }: Pick<BuildDocument, "stickers" | "groups">): string | null {
  const ids = new Set(stickers.map(({ id }) => id));
  if (ids.size !== stickers.length) return "two layers have one id";
  for (const { id, mask } of stickers) if (mask && !ids.has(mask.layer)) return `${id} is clipped by what is gone`;
  for (const { id, mask } of stickers) if (mask?.layer === id) return `${id} is clipped by itself`;
  const closed = new Set<string>();
  let before: string[] = [];
  for (const { group } of stickers) {
    const around = lineageOf({ groups }, group);
    for (const name of before) if (!around.includes(name)) closed.add(name);
    for (const name of around)
      if (closed.has(name) && !before.includes(name)) return `the group ${name} lies in two places`;
    before = around;
  }
  for (const { id, art, size } of stickers)
    if (art.kind === "shape" && !(regionOf(art.shape, size).area >= 0)) return `${id} has no area`;
  return null;
}

/** Undoes everything and does it again. */
function travelled(editor: Editor): void {
  const now = JSON.stringify(editor.state.document);
  const undone = editor.state.history.undone.length;
  const steps = editor.state.history.done.length;
  while (editor.undo());
  for (let i = 0; i < steps; i++) editor.redo();
  expect(editor.state.history.undone.length).toBe(undone);
  expect(JSON.stringify(editor.state.document)).toBe(now);
}

it("whatever an artist does, in any order: the build stays one that is taken, and all of it is undone and done again", {
  timeout: 60_000 + MINUTES * 90_000,
}, () => {
  const editor = createEditor(emptyBuild());
  const { act, vinyls } = artistActs(editor, seeded(SEED));
  const done: string[] = [];
  const counts = new Map<string, number>();
  const heaps: number[] = [];
  const begun = Date.now();
  const more = (i: number) => (MINUTES > 0 ? Date.now() - begun < MINUTES * 60_000 : i < ACTS);
  for (let i = 0; more(i); i++) {
    const name = act();
    done.push(name);
    if (done.length > 12) done.shift();
    counts.set(name, (counts.get(name) ?? 0) + 1);
    const { document } = editor.state;
    const wrong = amiss(document);
    if (wrong) throw new Error(`${wrong}, act ${i} of seed ${SEED}: ${done.join(" ")}`);
    const read = parseBuild(document);
    if (!read.ok) throw new Error(`${read.message}, act ${i} of seed ${SEED}: ${done.join(" ")}`);
    if (i % 80 === 79) travelled(editor);
    if (MINUTES > 0 && i % 250 === 249) {
      collect();
      heaps.push(Math.round(process.memoryUsage().heapUsed / 1e6));
    }
  }
  travelled(editor);
  for (const content of vinyls.values())
    expect(readVinyl(JSON.parse(JSON.stringify(content)))).toMatchObject({ ok: true });
  // each kind of act came up
  expect(counts.size).toBeGreaterThan(MINUTES > 0 ? 20 : 15);
  if (MINUTES > 0)
    console.log(
      `seed ${SEED}: ${[...counts.values()].reduce((a, b) => a + b, 0)} acts, ${vinyls.size} vinyls, heap MB ${heaps.join(" ")}`,
    ); // prettier-ignore
});
