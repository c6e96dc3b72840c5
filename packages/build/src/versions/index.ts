import { followers } from "./002-followers.ts";
import { whole } from "./003-whole.ts";
import { shapes } from "./004-shapes.ts";
import { wrap } from "./005-wrap.ts";
import { camo } from "./006-camo.ts";
import { text } from "./007-text.ts";
import { masks } from "./008-masks.ts";
import { paths } from "./009-paths.ts";
import { vinyls } from "./010-vinyls.ts";
import { vinylColors } from "./011-vinyl-colors.ts";
import { skewAndNesting } from "./012-skew-and-nesting.ts";
import { platesAndGroupOpacity } from "./013-plates-and-group-opacity.ts";
import { ownLetters } from "./014-own-letters.ts";
import { broughtUpBy } from "./line.ts";
import type { Stored, Version } from "./version.ts";

/**
 * Every change of the build document, the oldest first. A new field, also an optional one, is a new version:
 * 1. write `NNN-name.ts` with its `up`, and append it here;
 * 2. change the schema in `document.ts` (and `empty.ts` where it belongs into every build), and count `DOCUMENT_VERSION` in
 *    `constants.ts` up;
 * 3. lay a build of the new version that names every field into `fixtures/`, and the new form into `forms/`
 *    (`z.toJSONSchema(BuildDocument, { io: "input", reused: "ref" })`).
 * What stands there of earlier versions stays: `pairs.test.ts` reads each of them with the reader of each version. What a
 * shape or a text gains is a new version of vinyls, too (`vinyl/`).
 */
export const VERSIONS: readonly Version[] = [
  followers,
  whole,
  shapes,
  wrap,
  camo,
  text,
  masks,
  paths,
  vinyls,
  vinylColors,
  skewAndNesting,
  platesAndGroupOpacity,
  ownLetters,
];

/** Brings a document of an earlier version up to today's. */
export const broughtUp = (stored: Stored, from: number): Stored => broughtUpBy(VERSIONS, stored, from);
