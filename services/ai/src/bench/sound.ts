import { type BuildDocument, changesBetween, conflicts, parseBuild, type PartOption } from "@carloom/build";
import type { Proposal, StylistCar } from "../stylist/contract.ts";

const key = ({ kind, reference }: { kind: string; reference: string }) => `${kind} ${reference}`;

/** What a shop would not make of a proposal, or what it hides; empty when all is well. */
export function problemsOf(car: StylistCar, from: BuildDocument, proposal: Proposal): string[] {
  const parsed = parseBuild(proposal.build);
  if (!parsed.ok) return [parsed.message];
  const build = parsed.value;
  const problems: string[] = [];
  const made = changesBetween(from, build).map(key);
  const told = new Set(proposal.changes.map(key));
  if (made.length === 0) problems.push("Nothing would change.");
  problems.push(...made.filter((one) => !told.has(one)).map((one) => `${one} is not told.`));
  problems.push(...[...told].filter((one) => !made.includes(one)).map((one) => `${one} does not change.`));
  const zones = new Set(car.manifest.zones.map(({ id }) => id));
  problems.push(...Object.keys(build.paint).flatMap((zone) => (zones.has(zone) ? [] : [`There is no zone ${zone}.`])));
  const mounted = new Map<string, PartOption>();
  const pieces = new Map<string, number>();
  for (const [slot, uuid] of Object.entries(build.parts)) {
    const part = car.parts.find((one) => one.uuid === uuid);
    const place = part?.slots.find((one) => one.slot === slot);
    if (part) mounted.set(slot, part.option);
    if (from.parts[slot] === uuid) continue;
    if (!part || !place || place.fitment.verdict === "block")
      problems.push(`${part?.slug ?? uuid} is none for ${slot}.`);
    const anchors = car.manifest.slots.find(({ id }) => id === slot);
    pieces.set(uuid, (pieces.get(uuid) ?? 0) + (anchors?.hub ? anchors.anchors.length : 1));
  }
  for (const [uuid, count] of pieces) {
    const available = car.parts.find((one) => one.uuid === uuid)?.available ?? null;
    if (available !== null && available < count) problems.push(`${uuid} is out of stock.`);
  }
  const art = new Set(car.stickers.filter(({ available }) => available !== 0).map(({ uuid }) => uuid));
  const before = new Set(from.stickers.map(({ id }) => id));
  for (const { id, art: shown } of build.stickers) {
    if (shown.kind === "library" && !before.has(id) && !art.has(shown.uuid))
      problems.push(`There is no art ${shown.uuid}.`);
  }
  const clashes = conflicts(mounted);
  problems.push(...clashes.map(({ code, values }) => `${code} in ${values.slot}.`));
  return problems;
}
