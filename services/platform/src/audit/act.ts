import { AsyncLocalStorage } from "node:async_hooks";
import type { Visitor } from "../graphql/context.ts";

/** A root field that runs; whoever lets a visitor through as staff says so. */
export type RunningAct = {
  /** Writes that the act has begun; again does nothing. */
  begin(visitor: Visitor): void;
};

export const running = new AsyncLocalStorage<RunningAct>();

/**
 * Says that what runs now was allowed because the visitor is staff: the audit log takes it. Called wherever a role is
 * checked, so that no act needs to remember it.
 */
export function actsAsStaff(visitor: Visitor): void {
  running.getStore()?.begin(visitor);
}
