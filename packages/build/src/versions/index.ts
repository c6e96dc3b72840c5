import { followers } from "./002-followers.ts";
import { whole } from "./003-whole.ts";
import { shapes } from "./004-shapes.ts";
import { wrap } from "./005-wrap.ts";
import { camo } from "./006-camo.ts";
import { text } from "./007-text.ts";
import { masks } from "./008-masks.ts";
import { paths } from "./009-paths.ts";
import { vinyls } from "./010-vinyls.ts";
import { broughtUpBy } from "./line.ts";
import type { Stored, Version } from "./version.ts";

/**
 * Every change of the build document, the oldest first. A new field, also an optional one, is a new version:
 * 1. write `NNN-name.ts` with its `up`, and a fixture of the version before in `fixtures/`;
 * 2. append it here;
 * 3. change the schema in `document.ts` (and `empty.ts` where it belongs into every build).
 * `DOCUMENT_VERSION` in `constants.ts` is the last one's: a test compares.
 */
export const VERSIONS: readonly Version[] = [followers, whole, shapes, wrap, camo, text, masks, paths, vinyls];

/** Brings a document of an earlier version up to today's. */
export const broughtUp = (stored: Stored, from: number): Stored => broughtUpBy(VERSIONS, stored, from);
