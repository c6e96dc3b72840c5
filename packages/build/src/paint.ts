import type { BuildDocument, Paint } from "./document.ts";
import type { Zone } from "./manifest.ts";

/** Zones that wear the paint of another where the build does not name them, and whose. */
export const LEADERS: Readonly<Record<string, string>> = { hood: "body", mirrors: "body", roof: "body" };

/** What of a build says how its zones are painted. */
export type Painted = Pick<BuildDocument, "paint" | "asSold">;
/** Paints that a template is sold in, by zone; undefined for a zone that it does not list. */
export type Sold = (zone: string) => Paint | undefined;

export const samePaint = (a: Paint | undefined, b: Paint | undefined): boolean =>
  a?.color === b?.color && a?.finish === b?.finish && a?.flop === b?.flop && a?.flake === b?.flake;

/** The zone whose paint one takes when it has none of its own; null where the template's own paint tells them apart. */
export function leaderOf(zone: string, sold: Sold): string | null {
  const leader = LEADERS[zone];
  if (leader === undefined) return null;
  const own = sold(zone);
  return own === undefined || samePaint(own, sold(leader)) ? leader : null;
}

/**
 * What a zone wears: its own paint, else its leader's, else what it is sold in.
 * @returns undefined for a zone that neither the build nor the template knows
 */
export function paintOfZone(zone: string, build: Painted, sold: Sold): Paint | undefined {
  const named = build.paint[zone];
  if (named !== undefined) return named;
  const leader = build.asSold?.includes(zone) ? null : leaderOf(zone, sold);
  return leader === null ? sold(zone) : (paintOfZone(leader, build, sold) ?? sold(zone));
}

export const soldPaints = (zones: readonly Pick<Zone, "id" | "paint">[]): Sold => {
  const known = new Map(zones.map(({ id, paint }) => [id, paint]));
  return (zone) => known.get(zone);
};
