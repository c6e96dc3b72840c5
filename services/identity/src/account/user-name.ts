import { randomInt } from "node:crypto";

/** Words of addresses that a person's handle must never stand in for. */
export const RESERVED_USER_NAMES: ReadonlySet<string> = new Set(
  `default admin admins administrator administrators root owner owners staff support supports customer-support help
  helpdesk help-desk service customer-service care system carloom official officials team teams moderator moderators mod
  mods security billing sales refund refunds press legal abuse postmaster webmaster hostmaster noreply no-reply info
  api auth account accounts sign-in sign-out sign-up login logout register settings profile user users me my you
  garage workspace studio canvas viewer embed site shop store cart checkout order orders payment membership
  car cars template templates preset presets sticker stickers part parts design designs build builds
  about about-us accessibility terms privacy contact error error-404 assets static cdn www mail ftp null undefined anonymous guest new edit`.split(
    /\s+/,
  ),
);

/** Names that begin like the product's own. */
const OURS = /^carloom(-|$)|^official-|-official$|^(admin|support|staff|team)-|-(admin|support|staff|team)$/;

export type UserNameProblem = { code: "INVALID" | "REQUIRED" | "UNIQUE"; message: string };

/** The kept form of a handle: lower case. */
export const normalUserName = (text: string): string => text.trim().toLowerCase();

/** What is wrong with a handle (3–30 of a–z, 0–9 and single hyphens between them); null when nothing is. */
export function userNameProblem(userName: string): UserNameProblem | null {
  if (!userName) return { code: "REQUIRED", message: "This field is required." };
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(userName) || userName.length < 3 || userName.length > 30)
    return { code: "INVALID", message: "A name has 3 to 30 letters a–z, figures, and single hyphens between them." };
  if (RESERVED_USER_NAMES.has(userName) || OURS.test(userName))
    return { code: "UNIQUE", message: "This name is taken." };
  return null;
}

/** A handle to begin with, from the names when they are Latin; never from the e-mail, which is nobody's business. */
export function proposedUserName(firstName: string, lastName: string): string {
  const base = `${firstName} ${lastName}`
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 20)
    .replace(/-+$/, "");
  return `${base.length >= 2 ? base : "builder"}-${randomInt(36 ** 4, 36 ** 5).toString(36)}`;
}
