import { type BuildDocument, emptyBuild, type Placement } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import { describe, expect, it } from "vitest";
import { maskCommands } from "../commands/mask-commands.ts";
import { createEditor } from "../editor.ts";
import { blendStickers, clipToShape, maskStickers, withMasks } from "./masks.ts";
import { unlinkTwins } from "./mirror.ts";
import { pasteStickers } from "./paste.ts";
import { duplicateStickers, removeStickers } from "./stickers.ts";

const build = (...stickers: Placement[]): BuildDocument => ({ ...emptyBuild(), stickers });
const layer = (id: string, over: Partial<Placement> = {}) => testPlacement(id, over);
const by = (id: string, inverted = false) => ({ mask: { layer: id, inverted } });
const masks = ({ stickers }: BuildDocument) =>
  Object.fromEntries(stickers.flatMap(({ id, mask }) => (mask ? [[id, mask.layer]] : [])));

describe("masks", () => {
  it("clip layers but themselves, invert, and leave nothing behind when they are released", () => {
    const two = build(layer("m"), layer("a"), layer("b"));
    const clipped = maskStickers(two, ["m", "a", "b"], { layer: "m", inverted: false });
    expect(masks(clipped)).toEqual({ a: "m", b: "m" });
    expect(maskStickers(clipped, ["a"], { layer: "m", inverted: true }).stickers[1]?.mask?.inverted).toBe(true);
    expect(maskStickers(clipped, ["a", "b"], null)).toEqual(two);
    expect(maskStickers(two, ["a"], { layer: "gone", inverted: false })).toBe(two);
    expect(maskStickers(clipped, ["a"], { layer: "m", inverted: false })).toBe(clipped);
  });

  it("of a shape lie hidden above what they clip, in its group or above it", () => {
    const grouped = build(layer("a", { group: "G" }), layer("b", { group: "G" }), layer("c"));
    const inside = clipToShape(grouped, ["a"], layer("s"));
    expect(inside.stickers.map(({ id, group, hidden }) => [id, group, hidden])).toEqual([
      ["a", "G", false],
      ["s", "G", true],
      ["b", "G", false],
      ["c", null, false],
    ]);
    const across = clipToShape(grouped, ["a", "c"], layer("s"));
    expect(across.stickers.map(({ id }) => id)).toEqual(["a", "b", "c", "s"]);
    expect(masks(across)).toEqual({ a: "s", c: "s" });
  });

  it("go with what they clip: a copy of both is clipped by the copy, and what lost its mask is whole", () => {
    const two = build(layer("m"), layer("a", by("m")));
    expect(masks(duplicateStickers(two, ["m", "a"], (id) => `${id}2`))).toEqual({ a: "m", a2: "m2" });
    expect(masks(duplicateStickers(two, ["a"], (id) => `${id}2`))).toEqual({ a: "m", a2: "m" });
    expect(removeStickers(two, ["m"]).stickers).toEqual([layer("a")]);
    const paste = (onto: BuildDocument, stickers: readonly Placement[]) =>
      masks(pasteStickers(onto, stickers, { ids: stickers.map(({ id }) => `${id}9`), groupName: String }));
    expect(paste(emptyBuild(), two.stickers)).toEqual({ a9: "m9" });
    expect(paste(emptyBuild(), two.stickers.slice(1))).toEqual({});
    expect(paste(two, two.stickers.slice(1))).toEqual({ a: "m", a9: "m" });
  });

  it("are copied along where they are hidden: what is pasted elsewhere looks as it did", () => {
    const hidden = build(layer("m", { hidden: true }), layer("n"), layer("a", by("m")), layer("b", by("n")));
    const copied = (ids: string[]) =>
      withMasks(
        hidden,
        hidden.stickers.filter(({ id }) => ids.includes(id)),
      ).map(({ id }) => id);
    expect(copied(["a"])).toEqual(["m", "a"]);
    expect(copied(["b"])).toEqual(["b"]);
    expect(copied(["n"])).toEqual(["n"]);
  });

  it("are mirrored for a twin that becomes a layer of its own", () => {
    const linked = build(
      layer("m", { position: [0.9, 0.5, 0.3] }),
      layer("a", { ...by("m"), mirror: { readable: true } }),
    );
    const apart = unlinkTwins(linked, ["a"], (id) => `${id}2`);
    expect(masks(apart)).toEqual({ a: "m", a2: "m2" });
    expect(apart.stickers.find(({ id }) => id === "m2")).toMatchObject({
      position: [-0.9, 0.5, 0.3],
      flip: true,
      hidden: true,
      mirror: null,
    });
    // a mask that has a twin itself clips both sides already
    const both = build(
      layer("m", { mirror: { readable: true } }),
      layer("a", { ...by("m"), mirror: { readable: true } }),
    );
    expect(masks(unlinkTwins(both, ["a"], (id) => `${id}2`))).toEqual({ a: "m", a2: "m" });
    // one that comes apart in the same act has its twin for that side, whichever comes first
    for (const ids of [
      ["m", "a"],
      ["a", "m"],
    ]) {
      const all = unlinkTwins(both, ids, (id) => `${id}2`);
      expect(all.stickers.map(({ id }) => id)).toEqual(["m", "m2", "a", "a2"]);
      expect(masks(all)).toEqual({ a: "m", a2: "m2" });
    }
  });
});

describe("commands for masks and blending", () => {
  const run = (editor: ReturnType<typeof createEditor>, id: string) => {
    const command = maskCommands.find((one) => one.id === id);
    const context = { editor, newId: () => "n", text: String };
    const applies = command?.when(editor.state, context) ?? false;
    if (applies) command?.perform(context);
    return applies;
  };

  it("clip to the layer below, invert and release, each one step that is undone", () => {
    const start = build(layer("m"), layer("a"), layer("b"));
    const editor = createEditor(start);
    editor.select({ stickers: ["a", "b"] });
    expect(run(editor, "sticker.mask-invert")).toBe(false);
    expect(run(editor, "sticker.mask-below")).toBe(true);
    expect(masks(editor.state.document)).toEqual({ a: "m", b: "m" });
    run(editor, "sticker.mask-invert");
    expect(editor.state.document.stickers[2]?.mask?.inverted).toBe(true);
    run(editor, "sticker.mask-release");
    expect(editor.state.document).toEqual(start);
    for (let step = 0; step < 3; step++) editor.undo();
    expect(editor.state.document).toEqual(start);
    editor.redo();
    expect(masks(editor.state.document)).toEqual({ a: "m", b: "m" });
    editor.select({ stickers: ["m"] });
    expect(run(editor, "sticker.mask-below")).toBe(false);
  });

  it("blend, and go back to lying over what is below when they are asked again", () => {
    const editor = createEditor(build(layer("a"), layer("b", { locked: true })));
    editor.select({ stickers: ["a", "b"] });
    run(editor, "sticker.blend-multiply");
    expect(editor.state.document.stickers.map(({ blend }) => blend)).toEqual(["multiply", undefined]);
    run(editor, "sticker.blend-multiply");
    expect(editor.state.document.stickers[0]).toEqual(layer("a"));
    expect(blendStickers(editor.state.document, ["a"], null)).toBe(editor.state.document);
  });
});
