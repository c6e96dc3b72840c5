import type { WorkshopPartWholeFragment } from "@carloom/api-client/threed";
import { numberOf } from "../parts/typed-number.ts";

type Corrections = WorkshopPartWholeFragment["corrections"];

/** Corrections as they are being chosen; measures as they are typed, empty as proposed. */
export type Draft = {
  kind: string;
  turn: [number, number, number];
  axis: string;
  side: string;
  anchor: [string, string, string];
  count: string;
  pcd: string;
  bore: string;
  rimDiameter: string;
  rimWidth: string;
  interface: string;
  span: string;
  oneMesh: boolean;
  substance: string;
  weight: string;
  zones: ReadonlyMap<string, string | null>;
  roles: ReadonlyMap<string, string>;
};

const text = (value: number | null | undefined): string => (value === null || value === undefined ? "" : String(value));

export const draftOf = (said: Corrections): Draft => ({
  kind: said.kind ?? "",
  turn: [said.turn?.[0] ?? 0, said.turn?.[1] ?? 0, said.turn?.[2] ?? 0],
  axis: said.size?.axis ?? "x",
  side: text(said.size?.mm),
  anchor: [text(said.anchor?.[0]), text(said.anchor?.[1]), text(said.anchor?.[2])],
  count: text(said.bolts?.count),
  pcd: text(said.bolts?.pcd),
  bore: text(said.bore),
  rimDiameter: text(said.rim?.diameter),
  rimWidth: text(said.rim?.width),
  interface: said.interface ?? "",
  span: text(said.span),
  oneMesh: said.oneMesh,
  substance: said.substance ?? "",
  weight: text(said.weightKg),
  zones: new Map(said.zones.map(({ name, value }) => [name, value ?? null])),
  roles: new Map(said.roles.map(({ name, value }) => [name, value ?? "other"])),
});

/** A measure as it was typed; null where nothing is, undefined where it is none. */
export const measureOf = (typed: string): number | null | undefined =>
  typed.trim() === "" ? null : (numberOf(typed) ?? undefined);

/** What is sent of a draft; null where something typed is no measure, or half of a pair is missing. */
export function inputOf(draft: Draft, proposed: readonly number[]) {
  const typed = [
    draft.side,
    draft.count,
    draft.pcd,
    draft.bore,
    draft.rimDiameter,
    draft.rimWidth,
    draft.span,
    draft.weight,
    ...draft.anchor,
  ].map(measureOf);
  if (typed.some((value) => value === undefined)) return null;
  const [side, count, pcd, bore, diameter, width, span, weightKg, ...anchor] = typed as (number | null)[];
  if ((count === null) !== (pcd === null) || (diameter === null) !== (width === null)) return null;
  const isMoved = anchor.some((value) => value !== null);
  return {
    kind: draft.kind || null,
    turn: draft.turn.some((value) => value !== 0) ? [...draft.turn] : null,
    size: side === null || side === undefined ? null : { axis: draft.axis, mm: side },
    anchor: isMoved ? anchor.map((value, k) => value ?? proposed[k] ?? 0) : null,
    bolts: typeof count === "number" && typeof pcd === "number" ? { count, pcd } : null,
    bore: bore ?? null,
    rim: typeof diameter === "number" && typeof width === "number" ? { diameter, width } : null,
    interface: draft.interface || null,
    span: span ?? null,
    oneMesh: draft.oneMesh,
    substance: draft.substance || null,
    weightKg: weightKg ?? null,
    zones: [...draft.zones].map(([name, value]) => ({ name, value })),
    roles: [...draft.roles].map(([name, value]) => ({ name, value })),
  };
}

export const isSame = (a: Draft, b: Draft): boolean => {
  const plain = ({ zones, roles, ...rest }: Draft) => JSON.stringify([rest, [...zones], [...roles]]);
  return plain(a) === plain(b);
};
