import { type Language, languageOf } from "@carloom/i18n";
import { networkOf, type Handler, type Services, PRIVATE, privateText } from "@carloom/platform";
import type { DesignPort } from "../design.port.ts";
import { SHORT_LINK } from "../invoice/invoice.link.ts";
import { linkByToken } from "../invoice/link.repository.ts";
import { fileName } from "../sheet/file-name.ts";
import { shopTables } from "../tables.ts";
import { assemblySheet, type Written } from "./assembly.command.ts";
import { confirmation, quotePaper } from "./confirmation.pdf.ts";
import { packingSlip } from "./slip.command.ts";

/** Papers that one address gets in a minute: each is typeset anew. */
const LIMIT = 20;

type Place = Services & { threed: Pick<DesignPort, "ordered" | "paperPicture"> };

async function claimsOf({ db, tokens }: Services, name: string): Promise<Record<string, unknown> | null> {
  if (!SHORT_LINK.test(name)) return tokens.verify(name, "paper");
  const link = await linkByToken(shopTables(db), name);
  return link?.kind === "confirmation" ? { paper: link.kind, order: link.target } : null;
}

async function written(
  place: Place,
  claims: Record<string, unknown>,
  asked: Language | undefined,
): Promise<Written | null> {
  const { paper, design, order, parcel, quote } = claims;
  if (paper === "assembly" && typeof design === "string") return assemblySheet(place, design, asked ?? "en");
  if (paper === "slip" && typeof order === "string")
    return packingSlip(place, order, typeof parcel === "number" ? parcel : null, asked);
  if (paper === "confirmation" && typeof order === "string") return confirmation(place, order, asked);
  if (paper === "quote" && typeof quote === "string") return quotePaper(place, quote, asked);
  return null;
}

/** `GET {commerce}/papers/{short link or signed name}?lang=`: a paper as PDF, for whoever was given the link. */
export function paperHandler(place: Place): Handler {
  const base = `${new URL(place.settings.public.commerce.server).pathname}/papers/`;
  return async (request, { ip }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith(base)) return null;
    if (request.method !== "GET") return new Response(null, { status: 405, headers: { allow: "GET" } });
    const taken = place.limiter.take(`paper:${networkOf(ip)}`, LIMIT, 60);
    if (!taken.ok)
      return privateText(request, 429, "refusal.file.tooMany", { "retry-after": String(taken.retryAfter) });
    const claims = await claimsOf(place, pathname.slice(base.length));
    const lang = searchParams.get("lang");
    const paper = claims && (await written(place, claims, lang ? languageOf(lang) : undefined));
    if (!paper) return privateText(request, 404, "refusal.file.gone.page");
    return new Response(new Uint8Array(paper.bytes), {
      headers: {
        ...PRIVATE,
        "content-type": "application/pdf",
        "content-disposition": fileName(paper.name, ".pdf").replace(/^attachment/, "inline"),
        "content-security-policy": "default-src 'none'; sandbox",
        "referrer-policy": "no-referrer",
      },
    });
  };
}
