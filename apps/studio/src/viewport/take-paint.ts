import { type Mutation, resetPaint, setPaint } from "@carloom/editor";
import type { Pick } from "@carloom/stage";
import type { Studio } from "../workspace/studio.ts";

/** The zone that the paint panel works on. */
export const paintedZone = ({ editor, template }: Studio): string =>
  editor.state.selection.zone ?? template.manifest.zones[0]?.id ?? "body";

/** The eyedropper reads the build, not the light: the zone's whole paint, or the colour that a text sticker is written in. */
export function takePaint(studio: Studio, hit: Pick): Mutation {
  const zone = paintedZone(studio);
  return (build) => {
    const sticker = build.stickers.find(({ id }) => id === hit.placementId);
    const color = sticker?.tint ?? (sticker?.art.kind === "text" ? sticker.art.color : null);
    if (color) return setPaint(build, [zone], { color }, studio.paintOf);
    if (!hit.zone || hit.zone === zone) return build;
    const paint = studio.paintOf(hit.zone, build);
    return setPaint(resetPaint(build, [zone]), [zone], paint, studio.paintOf);
  };
}
