import type { Version } from "../version.ts";

/**
 * Every change of a part model's `option`, the oldest first; until now there was none. A new field, also an optional one,
 * and a new value of a list of words is a new version:
 * 1. write `NNN-name.ts` with its `up`, and append it here;
 * 2. change `PartOption` in `../../manifest.ts`, and count `PART_VERSION` in `../../constants.ts` up;
 * 3. lay an option of the new version that names every field into `fixtures/`, and the new form into `forms/`.
 * What stands there of earlier versions stays: a test reads each of them.
 */
export const PART_VERSIONS: readonly Version[] = [];
