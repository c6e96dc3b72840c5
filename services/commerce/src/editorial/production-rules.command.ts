import { printSettingSpec, readPrintSettings } from "@carloom/build/print-profile";
import { contentInForce } from "@carloom/platform";
import { ruleTexts } from "@carloom/threed";
import { requireRole } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { settled } from "../refusal.ts";
import { type GivenWork, PRODUCTION_RULES, readWork } from "../rules/production.ts";
import { type ContentResult, roleOf, writeVersion } from "./content.command.ts";
import { type ContentProblem, refuse } from "./content.policy.ts";

const UPLOADS = { most: 20, seconds: 300 } as const;

export type RulesInput = {
  isApprovalRequired: boolean;
  version?: number | null | undefined;
  settings?: readonly { key: string; value: string }[] | null | undefined;
  profile?: string | null | undefined;
  work?: GivenWork | undefined;
};

const WORK = ["from", "until", "after", "source"] as const;

/** @throws Refusal that names every setting with something against it */
function readSettings(before: Readonly<Record<string, string>>, sent: readonly { key: string; value: string }[]) {
  const unknown = sent.find(({ key }) => !printSettingSpec(key));
  if (unknown) throw refuse("NOT_FOUND", unknown.key, "There is no such setting.");
  const given = { ...before, ...Object.fromEntries(sent.map(({ key, value }) => [key, value])) };
  const { texts, problems } = readPrintSettings(given);
  if (problems.length === 0) return texts;
  const refusal = refuse("INVALID", null, "A setting cannot be stored.");
  const all = problems.map(({ key, why, with: other }): ContentProblem => {
    const spec = printSettingSpec(key);
    const range = spec?.kind === "number" ? [String(spec.least), String(spec.most)] : [];
    if (why === "with")
      return { code: "NOT_TOGETHER", field: key, message: `${key} does not go with ${other}.`, places: [other ?? ""] };
    if (why === "range" || range.length > 0)
      return { code: "OUT_OF_RANGE", field: key, message: `A number from ${range.join(" to ")}.`, places: range };
    return { code: "INVALID", field: key, message: "This value cannot be used." };
  });
  refusal.problems.splice(0, 1, ...all);
  throw refusal;
}

/** Stores how the shop makes what was ordered. What is not sent stays as it is. */
export function productionRulesSave(context: CommerceContext, input: RulesInput): Promise<ContentResult> {
  const { isApprovalRequired, version, settings, profile, work } = input;
  return writeVersion(context, PRODUCTION_RULES, version, async (db) => {
    const before = ruleTexts(await contentInForce(db, PRODUCTION_RULES));
    const kept = readSettings(before, settings ?? []);
    const output =
      profile === undefined
        ? { ...(before.icc && { icc: before.icc }), ...(before.iccName && { iccName: before.iccName }) }
        : await readOutput(context, profile);
    const isWorkSent = work !== undefined && WORK.some((field) => work[field] !== undefined);
    const warmth = isWorkSent
      ? readWork(work)
      : Object.fromEntries(WORK.flatMap((field) => (before[field] ? [[field, before[field]]] : [])));
    return { body: { texts: { approval: isApprovalRequired ? "on" : "off", ...kept, ...output, ...warmth } } };
  });
}

/** A profile that was sent before, by its object: only what was checked is printed with. */
async function readOutput(context: CommerceContext, object: string | null) {
  if (!object) return {};
  const bytes = /^profile\/[0-9a-f]{64}\.icc$/.test(object) ? await context.storage.get(object) : null;
  const read = bytes && context.threed.outputProfile(new Uint8Array(bytes));
  if (!read?.ok) throw refuse("NOT_FOUND", "profile", "This profile is not there any more. Send it again.");
  return { icc: object, iccName: read.name };
}

export type ProfileUploaded = {
  object: string | null;
  name: string | null;
  components: number | null;
  hasGamut: boolean;
  errors: ContentProblem[];
};

const NO = {
  "no-profile": ["PROFILE_BROKEN", "This is no whole ICC profile."],
  "no-printer": ["PROFILE_NO_PRINTER", "This profile is of no printer."],
  "no-space": ["PROFILE_NO_SPACE", "This profile is of inks that cannot be printed with here: take CMYK, RGB or gray."],
} as const;

/** Stores a profile of the shop's printer once it is one. It is printed with when it is saved. */
export async function productionProfileUpload(
  context: CommerceContext,
  file: File | null | undefined,
): Promise<ProfileUploaded> {
  const { userId } = requireRole(context, roleOf(PRODUCTION_RULES.kind));
  const { value, errors } = await settled<Omit<ProfileUploaded, "errors">, ContentProblem>(async () => {
    if (!file) throw refuse("REQUIRED", "profile", "Send a profile.");
    if (file.size > context.settings.env.LIMIT_IMAGE_BYTES)
      throw refuse("TOO_LONG", "profile", "This file is too large.");
    if (!(await context.throttle.take(`print-profile:${userId}`, UPLOADS.most, UPLOADS.seconds)).ok)
      throw refuse("TOO_OFTEN", null, "Too many files in a short time.");
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = context.threed.outputProfile(bytes);
    if (!read.ok) throw refuse(NO[read.why][0], "profile", NO[read.why][1]);
    const { name, components, hasGamut } = read;
    return { object: await context.storage.put("profile", bytes, "icc"), name, components, hasGamut };
  });
  return { object: null, name: null, components: null, hasGamut: false, ...value, errors };
}
