import type { StickerArt } from "@carloom/build";
import { type Mutation, resetPaint, setPaint } from "@carloom/editor";
import type { Pick } from "@carloom/stage";
import type { Studio } from "./studio.ts";

/** The zone that the paint panel works on. */
export const paintedZone = ({ editor, template }: Studio): string =>
  editor.state.selection.zone ?? template.manifest.zones[0]?.id ?? "body";

/** What text is written, or a shape filled in, where that is one colour. */
const ownColor = (art: StickerArt): string | null =>
  art.kind === "text" ? art.color : art.kind === "shape" && art.fill.kind === "solid" ? art.fill.color : null;

/** The eyedropper reads the build, not the light: the zone's whole paint, or the colour that a text or a shape has. */
export function takePaint(studio: Studio, hit: Pick): Mutation {
  const zone = paintedZone(studio);
  return (build) => {
    const sticker = build.stickers.find(({ id }) => id === hit.placementId);
    const color = sticker && (sticker.tint ?? ownColor(sticker.art));
    if (color) return setPaint(build, [zone], { color }, studio.paintOf);
    if (!hit.zone || hit.zone === zone) return build;
    const paint = studio.paintOf(hit.zone, build);
    return setPaint(resetPaint(build, [zone]), [zone], paint, studio.paintOf);
  };
}
