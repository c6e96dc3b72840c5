import { randomBytes } from "node:crypto";
import type { Services } from "@carloom/platform";
import { type CommerceDb, shopTables } from "../tables.ts";
import { insertLink } from "./proof.repository.ts";

const TOKEN_BYTES = 32;
/** What the secret of a link looks like. */
export const TOKEN = /^[\w-]{43}$/;
/** Drawings are fetched while a page is looked at. */
const DRAWING_SECONDS = 3600;

/** A new link of a proof. Only its hash is kept, so nobody can say later what it was: whoever needs one gets another. */
export async function newProofLink(
  { db, settings }: Pick<Services, "settings"> & { db: CommerceDb | Services["db"] },
  proofId: string,
  language: string,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await insertLink(shopTables(db as Services["db"]), proofId, token);
  return `${settings.public.app.threed}/proof/${token}${language === "en" ? "" : `?lang=${language}`}`;
}

/** Where the drawings of pieces lie for a while; `/{number}.svg` follows. @param proof they end with it; null: they are staff's */
export async function drawingsUrl(
  { tokens, settings }: Pick<Services, "tokens" | "settings">,
  drawings: string,
  proof: string | null,
): Promise<string> {
  const signed = await tokens.sign("drawings", { object: drawings, ...(proof && { proof }) }, DRAWING_SECONDS);
  return `${settings.public.commerce.server}/drawings/${signed}`;
}
