// reads: packages/i18n/messages
import { LANGUAGES } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { TEMPLATE_PACKAGE, threedSchema } from "@carloom/threed";
import { expect, it } from "vitest";
import { commerceSchema } from "../schema.ts";
import { AUDIENCE } from "../testing/audience.ts";
import { IMPERSONAL } from "./impersonal.ts";

const BEGIN = "dashboard.did.";
/** What staff do and look at by fields that are theirs alone, as the log names it. */
const acts = Object.entries(AUDIENCE)
  .filter(([, audience]) => audience !== "everybody" && audience !== "signed-in")
  .map(([at]) => at.split(".")[1] ?? "")
  .filter((act) => !IMPERSONAL.has(act));
/** The 3D service looks after words for what it notes itself, a file that is given out without a field among it. */
const fields = new Set([
  TEMPLATE_PACKAGE,
  ...[commerceSchema, threedSchema]
    .flatMap((schema) => [schema.getQueryType(), schema.getMutationType()])
    .flatMap((type) => Object.keys(type?.getFields() ?? {})),
]);

it.each(LANGUAGES)("has words in %s for all that the audit log notes of staff, and for nothing else", (language) => {
  const words = mergedMessages(language);
  expect(acts.filter((act) => !(BEGIN + act in words))).toEqual([]);
  const said = Object.keys(words).filter((key) => key.startsWith(BEGIN));
  expect(said.filter((key) => !fields.has(key.slice(BEGIN.length)))).toEqual([]);
});
