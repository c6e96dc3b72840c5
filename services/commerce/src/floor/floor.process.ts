import { FLOOR_STATES, type FloorState } from "../tables/floor.tables.ts";

/** What follows a state on the floor; null after the last. */
export const nextState = (state: FloorState): FloorState | null =>
  FLOOR_STATES[FLOOR_STATES.indexOf(state) + 1] ?? null;
/** What a state was reached from: whoever pressed by mistake goes back there. */
export const stateBefore = (state: FloorState): FloorState | null =>
  FLOOR_STATES[FLOOR_STATES.indexOf(state) - 1] ?? null;

/** One step on, or one back. */
export const mayMove = (from: FloorState, to: FloorState): boolean =>
  nextState(from) === to || stateBefore(from) === to;

/** What was printed may have to be printed again, wherever it is. */
export const mayReprint = (from: FloorState): boolean => from !== "WAITING";
