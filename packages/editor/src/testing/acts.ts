import { type BuildDocument, PAINT_FINISHES } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import fc from "fast-check";
import type { Editor } from "../editor.ts";
import { mountPart } from "../mutate/parts.ts";
import { type PaintOf, setPaint } from "../mutate/paint.ts";
import { setOptional, setStance } from "../mutate/stance.ts";
import { alignCommands } from "../commands/align-commands.ts";
import { runCommand } from "../commands/command.ts";
import { layerCommands } from "../commands/layer-commands.ts";
import { nudgeCommands } from "../commands/nudge-commands.ts";
import { stickerCommands } from "../commands/sticker-commands.ts";
import { valueCommands } from "../commands/value-commands.ts";
import { groupStickers, placeStickers, renameGroup } from "../mutate/groups.ts";
import { tidied } from "../mutate/nesting.ts";
import { pasteStickers } from "../mutate/paste.ts";
import { addSticker, duplicateStickers, removeStickers, updateStickers } from "../mutate/stickers.ts";

const UUIDS = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
const zone = fc.constantFrom("body", "roof", "wheels");
const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);
const index = fc.nat(40);
const at = (document: BuildDocument, n: number) =>
  document.stickers[document.stickers.length === 0 ? 0 : n % document.stickers.length]?.id ?? "none";
const STOCK = { color: "#202020", finish: "solid" } as const;
const shown: PaintOf = (zone, { paint }) => paint[zone] ?? STOCK;
const label = { key: "test" };
let serial = 0;

const COMMANDS = [...layerCommands, ...stickerCommands, ...alignCommands, ...nudgeCommands].filter(
  ({ id }) => !id.startsWith("sticker.select"),
);
const contextOf = (editor: Editor) => ({
  editor,
  newId: () => `n${serial++}`,
  text: (key: string, values?: Record<string, string | number>) => `${key} ${values?.number ?? ""}`,
});
const several = fc.uniqueArray(index, { minLength: 1, maxLength: 4 });

/** Anything somebody may do in the studio, as a function on an editor. */
export const action: fc.Arbitrary<(editor: Editor) => void> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.tuple(zone, hex, fc.constantFrom(...PAINT_FINISHES)).map(
      ([z, color, finish]) =>
        (e: Editor) =>
          e.edit(label, (d) => setPaint(d, [z], { color, finish }, shown)),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom("lip", "spoiler"), fc.constantFrom(...UUIDS, null)).map(
      ([slot, uuid]) =>
        (e: Editor) =>
          e.edit(label, (d) => mountPart(d, [slot], uuid)),
    ),
  },
  {
    weight: 4,
    arbitrary: index.map(
      (n) => (e: Editor) =>
        e.edit(label, (d) => addSticker(d, testPlacement(`t${serial++}`), n % 2 ? at(d, n) : undefined)),
    ),
  },
  { weight: 2, arbitrary: index.map((n) => (e: Editor) => e.edit(label, (d) => removeStickers(d, [at(d, n)]))) },
  {
    weight: 2,
    arbitrary: fc.tuple(index, index).map(
      ([n, to]) =>
        (e: Editor) =>
          e.edit(label, (d) => placeStickers(d, [at(d, n)], to)),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(index, hex).map(
      ([n, tint]) =>
        (e: Editor) =>
          e.edit(label, (d) => updateStickers(d, [at(d, n)], { tint })),
    ),
  },
  {
    weight: 1,
    arbitrary: index.map(
      (n) => (e: Editor) => e.edit(label, (d) => duplicateStickers(d, [at(d, n)], () => `c${serial++}`)),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: -60, max: 60 })
      .map((height) => (e: Editor) => e.edit(label, (d) => setStance(d, { height }))),
  },
  {
    weight: 1,
    arbitrary: fc
      .boolean()
      .map((on) => (e: Editor) => e.edit(label, (d) => setOptional(d, "lights", on ? { on } : null))),
  },
  {
    weight: 2,
    // a copy of somebody's build, or a build of one's own in its place
    arbitrary: fc
      .tuple(fc.constantFrom("abcdefghjk", UUIDS[0], undefined), hex)
      .map(([origin, color]) => (e: Editor) => {
        e.edit(label, (d) => {
          const copy: BuildDocument = { ...setPaint(d, ["body"], { color }, shown) };
          if (origin) copy.origin = origin;
          else delete copy.origin;
          return copy;
        });
      }),
  },
  {
    weight: 5,
    arbitrary: fc.tuple(several, fc.constantFrom(...COMMANDS)).map(([ns, command]) => (e: Editor) => {
      e.select({ stickers: [...new Set(ns.map((n) => at(e.state.document, n)))] });
      runCommand(command, contextOf(e));
      e.commit();
    }),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(index, fc.constantFrom(...valueCommands), fc.integer({ min: -200, max: 9000 }))
      .map(([n, command, value]) => (e: Editor) => {
        e.select({ stickers: [at(e.state.document, n)] });
        command.perform(contextOf(e), value);
      }),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(several, fc.constantFrom("G", "H")).map(([ns, name]) => (e: Editor) => {
      e.edit(label, (d) =>
        groupStickers(
          d,
          ns.map((n) => at(d, n)),
          name,
        ),
      );
      e.edit(label, (d) => renameGroup(d, name, `${name}'`));
    }),
  },
  {
    weight: 2,
    // layers and whole groups into a group of others, as they are dragged in the list
    arbitrary: fc.tuple(several, index, index).map(([ns, to, n]) => (e: Editor) => {
      const { document } = e.state;
      const ids = new Set(ns.map((one) => at(document, one)));
      const group = document.stickers.find(({ id }) => id === at(document, n) && !ids.has(id))?.group ?? null;
      e.edit(label, (d) => tidied(placeStickers(d, [...ids], to, group, true)));
    }),
  },
  {
    weight: 2,
    // several as one piece
    arbitrary: fc
      .tuple(several, fc.constantFrom(...valueCommands), fc.integer({ min: -80, max: 400 }))
      .map(([ns, command, value]) => (e: Editor) => {
        e.select({ stickers: [...new Set(ns.map((n) => at(e.state.document, n)))] });
        command.perform(contextOf(e), value);
      }),
  },
  {
    weight: 1,
    arbitrary: several.map((ns) => (e: Editor) => {
      const { stickers, groups } = e.state.document;
      const ids = new Set(ns.map((n) => at(e.state.document, n)));
      const copied = stickers.filter(({ id }) => ids.has(id));
      e.edit(label, (d) =>
        pasteStickers(d, copied, {
          ids: copied.map(() => `p${serial++}`),
          groupName: (number) => `P${number}`,
          groups,
        }),
      );
    }),
  },
  { weight: 1, arbitrary: index.map((n) => (e: Editor) => e.select({ stickers: [at(e.state.document, n)] })) },
  {
    weight: 1,
    arbitrary: fc.array(hex, { maxLength: 6 }).map((colors) => (e: Editor) => {
      e.begin({ key: "drag" });
      for (const color of colors) e.edit(label, (d) => setPaint(d, ["body"], { color }, shown));
      e.commit();
    }),
  },
  {
    weight: 1,
    arbitrary: hex.map((color) => (e: Editor) => {
      e.begin({ key: "discarded" });
      e.edit(label, (d) => setPaint(d, ["roof"], { color }, shown));
      e.cancel();
    }),
  },
  { weight: 3, arbitrary: fc.constant((e: Editor) => void e.undo()) },
  { weight: 2, arbitrary: fc.constant((e: Editor) => void e.redo()) },
);
