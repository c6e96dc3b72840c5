import {
  createEyedropTool,
  createPlaceTool,
  createSelectTool,
  type EyedropTool,
  laidAt,
  mirroring,
} from "@carloom/editor";
import type { Placement } from "@carloom/build";
import type { CommandContext, PlaceTool, PointerInput, Surface, Tool, Vec3 } from "@carloom/editor";
import type { Pick, Stage } from "@carloom/stage";
import { pulledBy } from "../rulers/rulers.ts";
import type { Studio } from "../workspace/studio.ts";
import type * as PenModule from "../pen/pen-tools.ts";
import type { PenTool } from "../pen/pen-tool.ts";
import { drapedLayer } from "./draped.ts";
import { paintedZone, takePaint } from "../workspace/take-paint.ts";

export type AnyTool = Tool | PlaceTool | EyedropTool | PenTool;
/** Tools that come when they are taken in hand. */
export type ToolModules = { pen: typeof PenModule };

/** A click on the car: what is under it becomes what is being worked on, in the panel that is open. */
function clicked(studio: Studio, hit: Pick | null, { shift }: PointerInput): void {
  const { editor, ui } = studio;
  const sticker = hit?.placementId ?? null;
  const { panel, choosing } = ui.get();
  if ((choosing && panel === "stickers") || (shift && sticker && panel !== "paint")) {
    const { stickers } = editor.state.selection;
    const others = stickers.filter((id) => id !== sticker);
    if (sticker) editor.select({ stickers: others.length < stickers.length ? others : [...others, sticker] });
    return;
  }
  if (sticker && panel !== "paint") {
    editor.select({ stickers: [sticker] });
    ui.set({ panel: panel === null ? panel : "stickers", libraryOverInspector: false, sheet: "half" });
    return;
  }
  editor.select({
    stickers: [],
    ...(hit?.zone ? { zone: hit.zone } : {}),
    ...(hit?.slot ? { slot: hit.slot } : {}),
  });
}

/** Middles of the wheels, as they stand at stock height. */
const wheelsOf = ({ template }: Studio): Vec3[] =>
  template.manifest.slots.flatMap(({ hub, anchors }) =>
    hub ? anchors.map(({ position }) => [...position] as Vec3) : [],
  );

/** How stickers are laid on the car that a stage shows. */
export const surfaceOf =
  (stage: Stage): NonNullable<CommandContext["layAt"]> =>
  (sticker, position) =>
    laidAt(stage, sticker, position);

type Outlines = { placementOutline: Surface["placementOutline"] };

/** A stage whose frames are as they are shown. */
const withOutlines = (stage: Stage, own: Outlines): Stage =>
  new Proxy(stage, {
    get(target, key) {
      if (key === "placementOutline") return own.placementOutline;
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });

/** The tool in hand: the eyedropper, a sticker to be placed, or the pointer that selects and moves. */
export function toolFor(
  studio: Studio,
  stage: Stage,
  {
    placing,
    eyedrop,
    pen,
    flat = false,
  }: {
    placing: Placement | null;
    eyedrop: boolean;
    pen?: ToolModules["pen"] | null;
    /** On a sheet frames lie as the sheet says. */
    flat?: boolean;
  },
  text: (key: string) => string = String,
): AnyTool {
  const { editor, ui } = studio;
  const find = (id: string) => editor.state.document.stickers.find((one) => one.id === id);
  const around: Outlines = {
    placementOutline: (id, twin) =>
      (twin ? null : drapedLayer(stage, studio.body?.nearest, find(id))) ?? stage.placementOutline(id, twin),
  };
  const surface = mirroring(flat ? stage : withOutlines(stage, around), find, () => ui.get().symmetry);
  if (eyedrop)
    return createEyedropTool({
      surface: stage,
      over: (hit) => editor.preview(hit ? takePaint(studio, hit) : null),
      taken(hit) {
        const zone = paintedZone(studio);
        editor.edit({ key: "studio.step.paint", values: { zone } }, takePaint(studio, hit));
        ui.set({ eyedrop: false, missed: false });
      },
      missed: () => ui.set({ missed: true }),
      left: () => ui.set({ eyedrop: false, missed: false }),
    });
  if (pen) return pen.createPenTool(studio, stage, () => pen.finishDrawing(studio, text("studio.shape.path")));
  if (placing)
    return createPlaceTool({
      editor,
      surface,
      sticker: placing,
      done(placed) {
        // Another sticker may be in hand by now: that one stays there.
        if (ui.get().placing !== placing) return;
        ui.set({
          placing: null,
          missed: false,
          ...(placed ? { libraryOverInspector: false, sheet: "half" } : {}),
        });
      },
      missed: () => ui.set({ missed: true }),
      snap: () => ui.get().snap,
    });
  return createSelectTool({
    editor,
    surface,
    clicked: (hit, pointer) => clicked(studio, hit, pointer),
    live: (live) => ui.set({ live }),
    keepAspect: () => ui.get().keepAspect,
    snap: () => ui.get().snap,
    nearest: () => studio.body?.nearest,
    around: () => ({ nearest: studio.body?.nearest, wheels: wheelsOf(studio), ...pulledBy(studio) }),
    boxed: (box) => ui.set({ box }),
  });
}
