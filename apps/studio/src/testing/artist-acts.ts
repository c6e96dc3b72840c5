import { BLENDS, type BuildDocument, emptyBuild, lineageOf, type Placement, type ShapeArt } from "@carloom/build";
import { recolorVinyl, type VinylContent, vinylColors, vinylText } from "@carloom/build/vinyl";
import { type WrapCar, type WrapKind, WRAPS, wrapLayers } from "@carloom/build/wraps";
import {
  alignCommands,
  blendStickers,
  clipToShape,
  copyAlong,
  duplicateStickers,
  type Editor,
  frameOf,
  freeGroupName,
  layerCommands,
  maskCommands,
  maskStickers,
  mirroredStep,
  type Mutation,
  type Nearest,
  nested,
  nudgeCommands,
  pasteStickers,
  placeStickers,
  reframe,
  removeStickers,
  runCommand,
  stickerCommands,
  updateStickers,
  withDegrees,
} from "@carloom/editor";
import { readBuildText, writeBuildText } from "../clipboard/build-file.ts";
import { recolored, reprinted } from "../art/art-colors.ts";
import { newPlacement } from "../art/art.ts";
import { SHAPE_TILES, shapePlacement } from "../panels/stickers/shape-kit.ts";
import { COMBINES, combined, isDrawn } from "../drawing/combine.ts";
import { apart } from "../vinyls/apart.ts";
import { composed } from "../vinyls/compose.ts";

/** A box of a car, 4.6 × 1.3 × 1.9 m, whose side is flat. */
const CAR: WrapCar = {
  body: [
    [-0.95, 0, -2.3],
    [0.95, 1.3, 2.3],
  ],
  panels: {
    "door.left": [
      [0.9, 0.2, -0.6],
      [0.95, 1, 0.6],
    ],
    "hood.top": [
      [-0.7, 0.9, 1],
      [0.7, 1, 2.2],
    ],
  },
};
const nearest: Nearest = ([, y, z], normal) =>
  normal[0] > 0.3 ? { point: [0.95, y, z], normal: [1, 0, 0], panel: "door.left" } : null;
const LEFT = [0, Math.SQRT1_2, 0, Math.SQRT1_2] as const;

/** Grouping, order, masks, edges and nudges, as keys and buttons do them. */
const COMMANDS = [...layerCommands, ...maskCommands, ...stickerCommands, ...alignCommands, ...nudgeCommands];

export type ArtistActs = {
  /** Does one thing that an artist may do. @returns what it was */
  act(): string;
  /** Contents of vinyls that were composed, by hash. */
  vinyls: ReadonlyMap<string, VinylContent>;
};

/** A livery artist who does anything in any order: shapes, text, paths, wraps, masks, groups, vinyls, copies, paste. */
export function artistActs(editor: Editor, random: () => number): ArtistActs {
  const vinyls = new Map<string, VinylContent>();
  let serial = 0;
  const newId = () => `n${serial++}`;
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const between = (low: number, high: number) => low + random() * (high - low);
  const color = () =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, "0")}`; // prettier-ignore
  const layers = () => editor.state.document.stickers;
  const some = (most: number): string[] => {
    const ids = layers().map(({ id }) => id);
    return [...new Set(Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(ids)))].filter(Boolean);
  };
  const chosen = (ids: readonly string[]) => layers().filter(({ id }) => ids.includes(id));
  const edit = (key: string, mutation: Mutation) => editor.edit({ key: `studio.step.${key}` }, mutation);
  const laid = (sticker: Placement): Placement => ({
    ...sticker,
    id: newId(),
    position: [0.95, between(0.2, 1), between(-1.8, 1.8)],
    rotation: withDegrees([...LEFT], between(-180, 180)),
  });
  const groupName = (document: BuildDocument) => freeGroupName(document, (number) => `Group ${number}`);

  const acts: Record<string, () => void> = {
    shape: () =>
      edit("sticker-add", (build) => ({
        ...build,
        stickers: [...build.stickers, laid(shapePlacement(pick(SHAPE_TILES), color(), "s"))],
      })), // prettier-ignore
    text() {
      const art = {
        kind: "text" as const,
        text: pick(["27", "질주", "疾風", "Carloom\nGT"]),
        font: "archivo",
        color: color(),
      };
      edit("sticker-add", (build) => ({ ...build, stickers: [...build.stickers, laid(newPlacement(art, 0.4, 2))] }));
    },
    path() {
      const corner = () => [between(-0.5, 0.5), between(-0.5, 0.5)] as [number, number];
      const curve = () => [...corner(), ...corner(), ...corner()] as [number, number, number, number, number, number];
      const lines = [{ start: corner(), parts: [curve(), corner(), curve()] }];
      const art: ShapeArt = { kind: "shape", shape: { form: "path", lines }, fill: { kind: "solid", color: color() } };
      edit("sticker-add", (build) => ({ ...build, stickers: [...build.stickers, laid(newPlacement(art, 0.5, 1.4))] }));
    },
    wrap() {
      const made = wrapLayers(pick(WRAPS) as WrapKind, CAR, { color: color(), second: color() }, newId, (n) => `w${n}`);
      edit("wrap", (build) => ({ ...build, stickers: [...made, ...build.stickers] }));
    },
    frame() {
      const ids = some(6);
      const frame = frameOf(chosen(ids));
      if (!frame) return;
      // a drag: many edits of one step
      editor.begin({ key: "studio.step.stickers-move" });
      const { document } = editor.state;
      for (let i = 1; i <= 3; i++) {
        const change = pick([
          { by: [between(-0.3, 0.3), between(-0.3, 0.3)] as const },
          { turn: between(-3, 3) },
          { scale: between(0.2, 3) },
        ]); // prettier-ignore
        editor.edit({ key: "studio.step.stickers-move" }, () => reframe(document, ids, frame, change, nearest));
      }
      if (random() < 0.2) editor.cancel();
      else editor.commit();
    },
    mask: () =>
      edit("sticker-mask", (build) =>
        maskStickers(build, some(4), random() < 0.3 ? null : { layer: pick(layers()).id, inverted: random() < 0.5 }),
      ), // prettier-ignore
    clip: () =>
      edit("sticker-clip", (build) =>
        clipToShape(build, some(4), laid(shapePlacement(pick(SHAPE_TILES), color(), "c"))),
      ), // prettier-ignore
    blend: () => edit("sticker-blend", (build) => blendStickers(build, some(4), pick([null, ...BLENDS]))),
    command() {
      editor.select({ stickers: some(5) });
      runCommand(pick(COMMANDS), { editor, newId, text: (key, values) => `${key} ${values?.number ?? ""}` });
      editor.commit();
    },
    order() {
      // a drop between two rows belongs to the innermost group that both lie in
      const ids = some(3);
      edit("sticker-order", (build) => {
        const rest = build.stickers.filter(({ id }) => !ids.includes(id));
        const at = Math.floor(random() * (rest.length + 1));
        const [below, above] = [at - 1, at].map((i) => lineageOf(build, rest[i]?.group ?? null));
        const both = below?.findLast((name) => above?.includes(name)) ?? null;
        return placeStickers(build, ids, at, both);
      });
    },
    duplicate: () => edit("sticker-duplicate", (build) => duplicateStickers(build, some(3), newId)),
    remove: () => edit("sticker-delete", (build) => removeStickers(build, some(3))),
    link: () =>
      edit("sticker-mirror", (build) =>
        updateStickers(build, some(2), (one) => ({ mirror: one.mirror ? null : { readable: random() < 0.5 } })),
      ), // prettier-ignore
    copies() {
      const path =
        random() < 0.5
          ? ({ kind: "line", count: 4, right: 0.1, up: 0.02 } as const)
          : ({ kind: "circle", count: 5, radius: 0.2 } as const);
      edit("sticker-copies", (build) =>
        copyAlong(build, pick(build.stickers).id, path, newId, groupName(build), nearest),
      );
    },
    paste() {
      const text = writeBuildText("halden-gt", { ...emptyBuild(), stickers: chosen(some(5)) });
      const read = readBuildText(text);
      if (!read.ok) throw new Error(`What was copied cannot be pasted: ${read.reason}`);
      const { stickers } = read.build;
      edit("paste", (build) =>
        pasteStickers(build, stickers, {
          ids: stickers.map(newId),
          above: pick(build.stickers)?.id,
          groupName: (n) => `Pasted ${n}`,
        }),
      ); // prettier-ignore
    },
    combine() {
      const drawn = chosen(some(3)).filter(isDrawn);
      const made = combined(drawn, pick(COMBINES));
      const [base] = drawn;
      if (typeof made === "string" || !base) return;
      edit("combine", (build) => {
        const stickers = build.stickers.map((one) => (one.id === base.id ? made : one));
        return removeStickers(
          { ...build, stickers },
          drawn.slice(1).map(({ id }) => id),
        );
      });
    },
    compose() {
      const ids = some(8);
      const wanted = chosen(ids).filter(
        ({ locked, hidden, projection }) => !locked && !hidden && projection !== "wrap",
      );
      const own = new Set(wanted.map(({ id }) => id));
      if (layers().some(({ id, mask }) => mask && own.has(mask.layer) && !own.has(id))) return;
      const result = composed(wanted, layers(), vinyls);
      if (typeof result === "string") return;
      const hash = hashOf(result.content);
      vinyls.set(hash, result.content);
      const vinyl: Placement = { ...result.layer, id: newId(), art: { kind: "vinyl", hash } };
      edit("vinyl", (build) => {
        const top = build.stickers.findLast(({ id }) => own.has(id));
        const stickers = build.stickers.flatMap((one) => (one === top ? [one, { ...vinyl, group: top.group }] : [one]));
        return removeStickers({ ...build, stickers }, [...own]);
      });
    },
    apart() {
      const vinyl = layers().find(({ art }) => art.kind === "vinyl");
      const content = vinyl?.art.kind === "vinyl" && vinyls.get(vinyl.art.hash);
      if (!vinyl || !content || layers().some(({ mask }) => mask?.layer === vinyl.id)) return;
      const group = groupName(editor.state.document);
      const pieces = apart(vinyl, content, group);
      edit("vinyl-apart", (build) => {
        const stickers = build.stickers.flatMap((one) => (one.id === vinyl.id ? pieces : [one]));
        return nested({ ...build, stickers }, group, vinyl.group);
      });
    },
    recolor() {
      const one = pick(layers());
      if (!one) return;
      const { art } = one;
      const content = art.kind === "vinyl" ? vinyls.get(art.hash) : undefined;
      const own = content && vinylColors(content).slice(0, 128);
      const next =
        art.kind === "vinyl" && own
          ? recolored(art, Object.fromEntries(own.map((from) => [from, color()])))
          : reprinted(art, own, art.kind === "shape" && art.fill.kind === "solid" ? { [art.fill.color]: color() } : {});
      if (content && next.kind === "vinyl") recolorVinyl(content, next.colors);
      edit("sticker-colors", (build) => updateStickers(build, [one.id], { art: next }));
    },
    symmetry() {
      editor.through(random() < 0.5 ? mirroredStep : null);
    },
    preview() {
      editor.preview((build) => removeStickers(build, some(2)));
      editor.preview(null);
    },
    undo() {
      for (let i = Math.floor(random() * 6); i >= 0; i--) editor.undo();
    },
    redo() {
      for (let i = Math.floor(random() * 6); i >= 0; i--) editor.redo();
    },
  };
  const names = Object.keys(acts);
  const ADD = ["shape", "text", "path"];
  return {
    vinyls,
    act() {
      const count = layers().length;
      // a build that is full, or empty, leaves an artist little choice
      const name = count > 60 ? "remove" : count === 0 ? pick(ADD) : pick(names);
      acts[name]?.();
      return name;
    },
  };
}

/** Any name that is the content's alone: what lies under it is never fetched here. */
function hashOf(content: VinylContent): string {
  let hash = "";
  let value = 0x811c9dc5;
  const text = vinylText(content);
  while (hash.length < 64) {
    for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
    hash += value.toString(16).padStart(8, "0");
  }
  return hash;
}
