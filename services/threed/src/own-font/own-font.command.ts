import { randomBytes, randomUUID } from "node:crypto";
import { OwnLetters } from "@carloom/build";
import { FONT_RIGHTS } from "@carloom/build/own-face";
import { networkOf, type RequestContext, type Services } from "@carloom/platform";
import { DrawingStopped, lettering, QueueFull } from "../drawing/drawing.ts";
import type { FileRefusal, FoundFont } from "../drawing/fonts/found.ts";
import { done, fail, invalid, notFound, type Outcome, signInFirst } from "../failure.ts";
import { keepObjects, removeObjects } from "../object/keep.ts";
import { addPendingObjects } from "../object/object.repository.ts";
import { ownerOf } from "../owner/owner.policy.ts";
import { isStorableJson } from "../text.ts";
import { uploadRefused } from "../upload/upload.policy.ts";
import { hashOfKey, isOwn, maySet, MOST_FONTS, setRefused, UNCLAIMED_DAYS } from "./own-font.policy.ts";
import {
  claimFont,
  countFonts,
  deleteFont,
  deleteUnclaimed,
  fontByUuid,
  fontsOf,
  insertFont,
  lockFontsOf,
  type OwnFontRow,
  touchFont,
} from "./own-font.repository.ts";

export type FontRefusal =
  | FileRefusal
  /** The rights were not confirmed, or in words that are not today's. */
  | "rights"
  /** As many as an account keeps. */
  | "full"
  /** Too many at one time. */
  | "busy";
/** `key`: what a guest shows instead of an account; told once. */
export type FontUploaded = { font: OwnFontRow | null; key: string | null; why: FontRefusal | null };

/** A text in a font: its letters for the build, and what the font does not write. */
export type FontText = { text: string; missing: readonly string[]; letters: OwnLetters | null };

const LONGEST_TEXT = 200;
const who = ({ visitor, ip }: RequestContext) => (visitor ? ownerOf(visitor) : networkOf(ip));
const refused = (why: FontRefusal): FontUploaded => ({ font: null, key: null, why });

/** In a process of its own, which ends when the file takes too long or too much memory. */
async function read(context: RequestContext, bytes: Uint8Array): Promise<FoundFont | FontRefusal> {
  try {
    const result = await lettering.draw<"font">(who(context), async () => ({ kind: "font", bytes }));
    return result.ok ? result.font : result.why;
  } catch (error) {
    if (error instanceof QueueFull) return "busy";
    if (error instanceof DrawingStopped) return "heavy";
    throw error;
  }
}

/**
 * Stores a font for texts of whoever brings it; guests may, too, and get a key to it.
 * @param rights number of the wording by which they confirmed that they may use it; null: they did not
 */
export async function uploadFont(context: RequestContext, file: File, rights: number | null): Promise<FontUploaded> {
  if (rights !== FONT_RIGHTS) return refused("rights");
  if (await uploadRefused(context)) return refused("busy");
  const { LIMIT_FONT_BYTES } = context.settings.env;
  if (file.size > LIMIT_FONT_BYTES) return refused("size");
  const owner = context.visitor ? ownerOf(context.visitor) : null;
  if (owner && (await countFonts(context.db, owner)) >= MOST_FONTS) return refused("full");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = await read(context, bytes);
  if (typeof found === "string") return refused(found);
  const key = owner ? null : randomBytes(24).toString("base64url");
  const confirmedAt = new Date();
  const font = await keepObjects(
    context,
    [{ folder: "font", bytes, extension: found.extension }],
    async (trx, [name = ""]) => {
      if (owner) {
        await lockFontsOf(trx, owner);
        if ((await countFonts(trx, owner)) >= MOST_FONTS) throw new Full();
      }
      return insertFont(trx, {
        uuid: randomUUID(),
        owner_id: owner,
        key_hash: key && hashOfKey(key),
        title: found.name,
        object_name: name,
        bytes: bytes.byteLength,
        letters: found.letters,
        embedding: found.embedding,
        subsetting: found.subsetting,
        rights_version: rights,
        rights_at: confirmedAt,
      });
    },
  ).catch((error: unknown) => {
    if (error instanceof Full) return null;
    throw error;
  });
  return font ? { font, key, why: null } : refused("full");
}

class Full extends Error {}

/** Sets a text in a font that is one's own, or that its maker lets others edit with. */
export async function setFontText(
  context: RequestContext,
  input: { uuid: string; text: string; key?: string | null },
): Promise<Outcome<FontText>> {
  if (input.text.length > LONGEST_TEXT) return invalid(`A text is at most ${LONGEST_TEXT} characters.`);
  if (!isStorableJson(input.text)) return invalid("The text holds characters that cannot be stored.");
  if (await setRefused(context)) return fail("LIMIT", "Too many texts. Please try again in a minute.");
  const font = await fontByUuid(context.db, input.uuid);
  if (!font) return notFound("font");
  if (!isOwn(font, context, input.key) && !maySet(font))
    return fail("FORBIDDEN", "Only who brought this font may set other words in it.");
  try {
    const { text, missing, letters, detailed } = await lettering.draw<"letters">(who(context), async () => {
      const bytes = await context.storage.get(font.object_name);
      if (!bytes) throw new Error(`The font ${font.object_name} is not stored.`);
      return { kind: "letters", name: font.object_name, bytes, text: input.text };
    });
    await touchFont(context.db, font.uuid);
    const own = letters && OwnLetters.safeParse({ face: font.uuid, name: font.title, ...letters });
    if (detailed || own?.success === false)
      return fail(
        "CONFLICT",
        "The outlines of this text are more than a build holds. Use fewer letters, or another font.",
      );
    return done({ text, missing, letters: own?.data ?? null });
  } catch (error) {
    if (error instanceof QueueFull)
      return fail("LIMIT", "Many texts are waiting already. Please try again in a moment.");
    if (error instanceof DrawingStopped) return invalid("This font takes too long to draw.");
    throw error;
  }
}

/** The caller's fonts. */
export const ownFonts = ({ db, visitor }: RequestContext): Promise<OwnFontRow[]> =>
  visitor ? fontsOf(db, ownerOf(visitor)) : Promise.resolve([]);

/** What somebody brought before they signed in becomes their account's. */
export async function claimOwnFont(context: RequestContext, uuid: string, key: string): Promise<Outcome<OwnFontRow>> {
  const { db, visitor } = context;
  if (!visitor) return signInFirst();
  const owner = ownerOf(visitor);
  return db.transaction().execute(async (trx) => {
    await lockFontsOf(trx, owner);
    if ((await countFonts(trx, owner)) >= MOST_FONTS)
      return fail("LIMIT", `You keep ${MOST_FONTS} fonts already. Take one off first.`);
    const claimed = await claimFont(trx, uuid, hashOfKey(key), owner);
    if (claimed) return done(claimed);
    const known = await fontByUuid(trx, uuid);
    return known?.owner_id === owner ? done(known) : notFound("font");
  });
}

async function discard(
  services: Pick<Services, "db" | "storage" | "log">,
  take: (trx: RequestContext["db"]) => Promise<string[]>,
) {
  const token = randomUUID();
  const names = await services.db.transaction().execute(async (trx) => {
    const taken = await take(trx);
    await addPendingObjects(trx, token, taken);
    return taken;
  });
  await removeObjects(services, token, names);
  return names.length;
}

/** Takes a font away, with its file. Texts that are set in it keep the letters that they have. */
export async function removeFont(context: RequestContext, uuid: string, key?: string | null): Promise<Outcome<true>> {
  const font = await fontByUuid(context.db, uuid);
  if (!font || !isOwn(font, context, key)) return notFound("font");
  await discard(context, async (trx) => {
    const name = await deleteFont(trx, uuid);
    return name ? [name] : [];
  });
  return done(true);
}

/** Removes guests' fonts that nothing was set in for long. @returns how many */
export function sweepFonts(services: Pick<Services, "db" | "storage" | "log">): Promise<number> {
  const before = new Date(Date.now() - UNCLAIMED_DAYS * 86_400_000);
  return discard(services, (trx) => deleteUnclaimed(trx, before, 500));
}
