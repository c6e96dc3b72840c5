import type { BuildDocument, Paint, Painted } from "@carloom/build";
import { finishOf, sameJson } from "@carloom/build";

/** What a zone wears in a build: its own paint, its leader's, or what it is sold in (`paintOfZone`). */
export type PaintOf = (zone: string, build: Painted) => Paint;

/**
 * Paints zones. What the patch leaves out comes from the zone's present paint; a zone that ends at what it would wear
 * anyway leaves no trace in the document.
 */
export function setPaint(
  document: BuildDocument,
  zones: readonly string[],
  patch: Partial<Paint>,
  paintOf: PaintOf,
): BuildDocument {
  let next = document;
  for (const zone of zones) {
    const paint = tidy({ ...paintOf(zone, next), ...patch });
    const bare = resetPaint(next, [zone]);
    next = sameJson(paint, tidy(paintOf(zone, bare))) ? bare : { ...bare, paint: { ...bare.paint, [zone]: paint } };
  }
  return sameJson(next, document) ? document : next;
}

/** Takes zones' own paint away: they follow their leaders again, or are as the template is sold. */
export function resetPaint(document: BuildDocument, zones: readonly string[]): BuildDocument {
  const paint = { ...document.paint };
  for (const zone of zones) delete paint[zone];
  const next = { ...document, paint };
  const asSold = document.asSold?.filter((zone) => !zones.includes(zone));
  if (asSold?.length) next.asSold = asSold;
  else delete next.asSold;
  return sameJson(next, document) ? document : next;
}

/** A second colour only where the finish has one; lower-case hex. */
function tidy(paint: Paint): Paint {
  const { flop, flake, ...rest } = paint;
  const next: Paint = { ...rest, color: paint.color.toLowerCase() };
  if (flop !== undefined && finishOf(paint.finish).second) next.flop = flop.toLowerCase();
  if (flake !== undefined) next.flake = flake;
  return next;
}
