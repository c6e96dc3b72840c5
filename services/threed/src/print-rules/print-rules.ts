import { type PrintProfile, printProfileOf, type PrintSettingTexts } from "@carloom/build/print-profile";
import { ANY_LANGUAGE, contentInForce, type ContentName, type ContentRow, type Services } from "@carloom/platform";
import { type Gamut, gamutOf, readProfile } from "@carloom/production";
import { kept } from "../design/kept.ts";
import type { OutputProfileRead } from "../port.ts";

/** Where the shop's rules of production are kept, version by version. */
export const PRODUCTION_RULES: ContentName = { kind: "shop", key: "production", language: ANY_LANGUAGE };

/** The profile of the shop's printer: an object, and what the profile calls itself. */
export type OutputProfile = { object: string; name: string };

export const ruleTexts = (row: Pick<ContentRow, "body"> | null): PrintSettingTexts =>
  (row?.body.texts ?? {}) as PrintSettingTexts;
export const outputOf = ({ icc, iccName }: PrintSettingTexts): OutputProfile | null =>
  icc ? { object: icc, name: iccName || "ICC" } : null;

type Db = Pick<Services, "db">;
/** How the shop prints as of now, and with which profile. */
export async function shopPrint({ db }: Db): Promise<{ profile: PrintProfile; output: OutputProfile | null }> {
  const texts = ruleTexts(await contentInForce(db, PRODUCTION_RULES));
  return { profile: printProfileOf(texts), output: outputOf(texts) };
}

const GAMUTS = 2;
const gamuts = kept<Promise<Gamut | null>>(GAMUTS);

/** What the shop's printer makes of colours; null while it has told no profile, or one that has no tables to know it by. */
export async function shopGamut(services: Pick<Services, "db" | "storage">): Promise<Gamut | null> {
  const { output } = await shopPrint(services);
  if (!output) return null;
  const before = gamuts.get(output.object);
  if (before) return before;
  const reading = services.storage.get(output.object).then((bytes) => {
    // what is not there now may be in a moment
    if (!bytes) gamuts.forget(output.object);
    return bytes && gamutOf(new Uint8Array(bytes));
  });
  reading.catch(() => gamuts.forget(output.object));
  gamuts.set(output.object, reading);
  return reading;
}

/** What a file that somebody sends as the printer's profile is. */
export function readOutputProfile(bytes: Uint8Array): OutputProfileRead {
  const read = readProfile(bytes);
  if (typeof read === "string") return { ok: false, why: read };
  return { ok: true, name: read.name, components: read.components, hasGamut: gamutOf(bytes) !== null };
}
