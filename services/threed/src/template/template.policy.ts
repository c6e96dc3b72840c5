import type { Visitor } from "@carloom/platform";

/** Templates that are not open never leave the server for anybody but the two confirmed administrators. */
export function seesClosed(visitor: Visitor | null): boolean {
  return visitor?.isAdministrator === true;
}
