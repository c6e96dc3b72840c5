import { networkOf, type RequestContext } from "@carloom/platform";

/** Vinyls that a person keeps at most. */
export const MAX_VINYLS = 500;
/** States of a vinyl that placed layers are still brought up from. */
export const MAX_REPLACED = 50;
export const LONGEST_TITLE = 80;
export const LONGEST_FOLDER = 80;
/** Codes that an address looks up a minute. */
const LOOKED_UP = 60;

/** Codes are looked up no faster than anybody reads them. */
export async function lookUpRefused({ throttle, ip }: RequestContext): Promise<boolean> {
  return !(await throttle.take(`vinyl-code:${networkOf(ip)}`, LOOKED_UP, 60)).ok;
}
