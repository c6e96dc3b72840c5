import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languageOf } from "@carloom/i18n";
import { translate } from "@carloom/i18n/merge";
import type { ProofPage, ShownPage } from "@carloom/build";
import type { PublicSettings } from "@carloom/settings";
import { pageHeaders } from "@carloom/settings/page-headers";
import { settingsScript } from "@carloom/settings/settings-script";
import { type Html, html, jsonBlock } from "./html.ts";
import { contentOf, embedOf, goneOf, headOf, type PageHow } from "./markup.ts";
import { proofContent, proofGone, proofHead } from "./proof-markup.ts";

/** What a channel of the shop may be called; whether there is one of the name knows who it is handed to. */
const CHANNEL = /^[a-z0-9-]{1,40}$/;
const PROOF = /^\/proof\/([\w-]{1,80})\/?$/;
const ADDRESS = /^\/(s|embed)\/([0-9A-Za-z-]{1,40})\/?$/;

/**
 * What asks for a shown build: null when it is withdrawn or was never there, `newer` where its car is of a later release
 * than this node.
 */
export type ShownPages = (reference: string) => Promise<ShownPage | "newer" | null>;

/** What asks for a proof by its link's secret: null where there is none. */
export type ProofPages = (token: string) => Promise<ProofPage | "newer" | null>;
export type ViewerOptions = {
  settings: PublicSettings;
  /** Address of the services, which pictures of builds are asked of. */
  services: string;
  /** Folder of the built viewer. */
  folder: string;
  shown: ShownPages;
  proof: ProofPages;
};

/** Answers pages of the viewer; null is for whoever is asked next. */
export type ViewerHandler = (request: Request) => Promise<Response | null>;

const later = () =>
  new Response("This car is being updated. Please try again in a moment.\n", {
    status: 503,
    headers: { "retry-after": "2", "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" },
  });

/**
 * Pages of shown builds: `/s/{code}`, and `/embed/{code}` for frames of other pages. No cookie is read or set. What was
 * withdrawn answers as what never was, and nobody keeps a page: a withdrawn one is gone at once.
 */
export function createViewerHandler({ settings, services, folder, shown, proof }: ViewerOptions): ViewerHandler {
  const template = readFileSync(join(folder, "index.html"), "utf8");
  const script = settingsScript(settings);
  const headers = (embedded: boolean, isSecret: boolean) => ({
    ...pageHeaders(settings, {
      // the renderer compiles WebAssembly, starts workers from blobs and shows pictures that it made
      script: [script.hash, "'wasm-unsafe-eval'"],
      styleAttribute: ["'unsafe-inline'"],
      // pictures of builds are asked of the services, which lead to the CDN
      image: ["blob:", services],
      connect: ["blob:", "data:"],
      worker: ["blob:"],
      ...(embedded && { frameAncestors: "everybody" }),
    }),
    "cache-control": isSecret ? "private, no-store" : "no-cache",
    // the address is the key: nobody is told it, and nothing finds it
    ...(isSecret && { "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow, noarchive" }),
    // a frame of somebody else's page needs nothing of the device
    ...(embedded && {
      "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
      "cross-origin-resource-policy": "cross-origin",
    }),
  });
  const answer = (
    status: number,
    how: PageHow,
    head: Html,
    content: Html,
    data: string,
    embedded: boolean,
    isSecret = false,
  ) => {
    const parts: Record<string, string> = { settings: script.tag, head: head.html, content: content.html, data };
    const body = template
      .replace('<html lang="en">', `<html lang="${how.language}">`)
      .replace(/<!--(head|content|data)-->/g, (_, name: string) =>
        name === "head" ? `${parts.settings}\n${parts.head}` : (parts[name] ?? ""),
      );
    return new Response(body, { status, headers: headers(embedded, isSecret) });
  };

  const proofAnswer = async (token: string, how: PageHow) => {
    const page = await proof(token);
    if (page === "newer") return later();
    if (!page?.proof.isLinkOpen) {
      const { head, content } = proofGone(page ? page.proof.state : null, how);
      return answer(page ? 410 : 404, how, head, content, "", false, true);
    }
    const data = `<script type="application/json" id="proof">${jsonBlock(page)}</script>`;
    return answer(200, how, proofHead(page, how), proofContent(page, how), data, false, true);
  };

  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const url = new URL(request.url);
    // a file that is not there is missing, not a page
    if (/\.[a-z0-9]{2,5}$/i.test(url.pathname)) return null;
    const language = languageOf(url.searchParams.get("lang"));
    if (url.pathname === "/") {
      const location = `${settings.origin}/car${language === "en" ? "" : `?lang=${language}`}`;
      return new Response(null, { status: 302, headers: { location } });
    }
    const [, kind, reference = ""] = ADDRESS.exec(url.pathname) ?? [];
    const embedded = kind === "embed";
    const named = url.searchParams.get("channel");
    const channel = named !== null && CHANNEL.test(named) ? named : null;
    const how: PageHow = { settings, language, t: translate(language), channel };
    const [, token] = PROOF.exec(url.pathname) ?? [];
    if (token) return proofAnswer(token, how);
    const page = reference ? await shown(reference) : null;
    if (page === "newer") return later();
    if (!page) {
      const title = html`<title>${how.t("viewer.gone")}</title>`;
      return answer(404, how, title, goneOf(how, embedded), "", embedded);
    }
    const data = `<script type="application/json" id="build" data-embedded="${embedded}">${jsonBlock(page)}</script>`;
    const content = embedded ? embedOf(page, how) : contentOf(page, how);
    return answer(200, how, headOf(page, how), content, data, embedded);
  };
}
