import type { StaffFloorPieceFragment } from "@carloom/api-client/commerce";
import type { useT } from "@carloom/ui";

export type FloorPiece = StaffFloorPieceFragment;
export type FloorState = FloorPiece["state"];

/** The way of a piece through the shop, in its order. */
export const STATES: readonly FloorState[] = ["WAITING", "PRINTED", "CUT", "WEEDED", "PACKED", "SHIPPED"];
export const nextOf = (state: FloorState): FloorState | null => STATES[STATES.indexOf(state) + 1] ?? null;
export const beforeOf = (state: FloorState): FloorState | null => STATES[STATES.indexOf(state) - 1] ?? null;
export const stateOf = (text: string | null): FloorState => STATES.find((one) => one === text) ?? "WAITING";

export const keyOf = ({ design, number }: { design: string; number: number }): string => `${design} ${number}`;

/** A film as people call it, of how its files are named; what an earlier release named nothing is said so. */
export function filmText(t: ReturnType<typeof useT>, film: string): string {
  if (!film) return t("dashboard.floor.filmUnknown");
  const [kind = "", finish = "", ...more] = film.split("-");
  return [
    t(`dashboard.floor.kind.${kind}`),
    t(`dashboard.floor.finish.${finish}`),
    ...more.map((one) => t(`dashboard.floor.film.${one}`)),
  ].join(" · ");
}

/** What a person reads of a code of the floor. */
export function floorProblem(t: ReturnType<typeof useT>, code: string | null | undefined): string {
  return code && PROBLEMS.has(code) ? t(`dashboard.floor.problem.${code}`) : t("dashboard.act.failed");
}
const PROBLEMS = new Set(["APPROVAL", "CHANGED", "INVALID", "NOT_FOUND", "REQUIRED", "TOO_LONG"]);
