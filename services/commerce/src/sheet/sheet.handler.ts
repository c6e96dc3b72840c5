import { languageOf } from "@carloom/i18n";
import { translate } from "@carloom/i18n/merge";
import { networkOf, type Handler, type Services } from "@carloom/platform";
import { isNewerCar } from "@carloom/threed";
import type { DesignPort } from "../design.port.ts";
import { designPrice } from "../design/price.ts";
import { fileName } from "./file-name.ts";
import { sheetPdf } from "./sheet.pdf.ts";

const ADDRESS = /^\/s\/([0-9A-Za-z-]{1,40})\.pdf$/;
/** Sheets that one address gets in a minute: each is typeset anew. */
const LIMIT = 20;

const TEXT = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

/** Answers for a car of later code than this node's: another node, or this one in a moment, can print it. */
function later(error: unknown): Response {
  if (!isNewerCar(error)) throw error;
  const text = "This car is being updated. Please try again in a moment.\n";
  return new Response(text, { status: 503, headers: { ...TEXT, "retry-after": "2" } });
}

/** `GET /s/{code}.pdf?lang=&channel=`: the build on paper, with what it costs now. */
export function buildSheetHandler(services: Services & { threed: DesignPort }): Handler {
  const { settings, threed, limiter } = services;
  const { public: open } = settings;
  const channel = new URL(open.commerce.storeFront).pathname.split("/").filter(Boolean).at(-1) ?? "default-channel";
  return async (request, { ip, requestId }) => {
    const url = new URL(request.url);
    const reference = ADDRESS.exec(url.pathname)?.[1];
    if (!reference || request.method !== "GET") return null;
    const taken = limiter.take(`summary:${networkOf(ip)}`, LIMIT, 60);
    if (!taken.ok)
      return new Response("Too many requests\n", { status: 429, headers: { "retry-after": String(taken.retryAfter) } });
    const shown = await threed.shown(reference).catch(later);
    if (shown instanceof Response) return shown;
    if (!shown) return new Response("Not found\n", { status: 404 });
    const language = languageOf(url.searchParams.get("lang"));
    const context = { ...services, visitor: null, ip, requestId, language };
    const asked = url.searchParams.get("channel") ?? channel;
    const { design } = shown;
    const of = { templateSlug: design.template.slug, build: design.build };
    const price = (await designPrice(context, asked, of)) ?? (await designPrice(context, channel, of));
    const bytes = await sheetPdf({
      shown,
      price,
      picture: await threed.shownPicture(shown.reference),
      address: `${open.app.threed}/s/${shown.reference}`,
      productName: open.productName,
      language,
      t: translate(language),
      now: new Date(),
    });
    return new Response(new Uint8Array(bytes), {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": fileName(shown.title, ".pdf"),
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; sandbox",
      },
    });
  };
}
