import type { BuildDocument, Paint } from "@carloom/build";
import { sameJson } from "../history/same.ts";

/**
 * Paints zones. `stock` is the zone's paint as the template is sold: what the patch leaves out comes from the
 * zone's present paint, and a zone that ends at stock leaves no trace in the document.
 */
export function setPaint(
  document: BuildDocument,
  zones: readonly string[],
  patch: Partial<Paint>,
  stock: (zone: string) => Paint,
): BuildDocument {
  const paint = { ...document.paint };
  for (const zone of zones) {
    const next = tidy({ ...(paint[zone] ?? stock(zone)), ...patch });
    if (sameJson(next, tidy(stock(zone)))) delete paint[zone];
    else paint[zone] = next;
  }
  return sameJson(paint, document.paint) ? document : { ...document, paint };
}

/** Back to how the template is sold. */
export function resetPaint(document: BuildDocument, zones: readonly string[]): BuildDocument {
  const paint = { ...document.paint };
  for (const zone of zones) delete paint[zone];
  return sameJson(paint, document.paint) ? document : { ...document, paint };
}

/** Only colour-shift and pearl have a second colour; lower-case hex. */
function tidy(paint: Paint): Paint {
  const { flop, flake, ...rest } = paint;
  const next: Paint = { ...rest, color: paint.color.toLowerCase() };
  if (flop !== undefined && (paint.finish === "color-shift" || paint.finish === "pearl"))
    next.flop = flop.toLowerCase();
  if (flake !== undefined) next.flake = flake;
  return next;
}
