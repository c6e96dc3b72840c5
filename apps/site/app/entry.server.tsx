import { setShopTimeZone } from "@carloom/i18n";
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { type EntryContext, RouterContextProvider, ServerRouter } from "react-router";
import { knowChannels } from "./channel/channels.ts";
import { FACES } from "./language/faces.ts";
import { languageOfRequest } from "./language/language.tsx";
import { PageParts, pageParts } from "./page-parts.server.tsx";
import { scriptsLater } from "./scripts-later.server.ts";
import { cacheControl, inlineScriptHashes, newNonce, securityHeaders } from "./security.server.ts";
import { type ServerSite, serverSite } from "./server-context.ts";
import { type Site, SiteProvider } from "./site-context.tsx";

export const streamTimeout = 5000;

/**
 * Made here and not by the caller: context keys must be those of this bundle.
 * @param page whether the answer is a page; otherwise it is what loaders give, for a page that is there already
 */
export function createLoadContext(site: ServerSite, page: boolean): RouterContextProvider {
  const context = new RouterContextProvider();
  if (site.channels) knowChannels(site.channels);
  context.set(serverSite, site);
  if (page) context.set(pageParts, new PageParts());
  return context;
}

/**
 * Cacheable pages are rendered whole, so that their policy can name every inline script by hash; they wait for nothing
 * after their loaders, so this costs no time. Personal pages (`no-store`) stream, with a nonce.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { settings, messages, menus, shop } = loadContext.get(serverSite);
  setShopTimeZone(settings.shop.timeZone);
  const parts = loadContext.get(pageParts) ?? new PageParts();
  const personal = (headers.get("cache-control") ?? "").includes("no-store");
  if (personal && !parts.isEmpty) throw new Error("A personal page streams, and has no parts that are kept.");
  const nonce = personal ? newNonce() : undefined;
  const site: Site = {
    settings,
    menus,
    shop,
    messages: (language) => messages[language],
    session: null,
    cart: null,
    handed: (name) => parts.value(name),
    ...(nonce ? { nonce } : { parts }),
  };
  if (!headers.has("cache-control")) headers.set("cache-control", cacheControl(personal));
  const secure = (inline: readonly string[]) => {
    for (const [name, value] of securityHeaders(inline, settings)) headers.set(name, value);
  };
  const pageOf = (context: EntryContext) => (
    <SiteProvider value={site}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </SiteProvider>
  );
  if (nonce) {
    const { body, failed } = await render(pageOf(router), nonce);
    // What failed on our side must be asked again, not kept.
    const code = failed() ? 500 : status;
    if (code >= 500) headers.set("cache-control", "no-store");
    secure([`'nonce-${nonce}'`]);
    return new Response(createReadableStreamFromReadable(body), { status: code, headers });
  }
  const { serverHandoffStream: loaded, ...rest } = router;
  // all that is waited for comes before the page: a long text that lives across a wait is kept by the collector for longer
  const data = await handoff(loaded);
  const text = `<!DOCTYPE html>${renderToString(pageOf(rest))}`;
  const html = scriptsLater(text, FACES[languageOfRequest(request)]?.own);
  if (status >= 500) headers.set("cache-control", "no-store");
  secure([...new Set([...inlineScriptHashes(html), ...inlineScriptHashes(data)])]);
  return new WholePage(parts.assemble(html, data), { status, headers });
}

/**
 * A page that is there, whole. Our server sends these bytes (`send` of the platform looks for `whole`); whoever does not know
 * reads them as those of any response, through a stream.
 */
class WholePage extends Response {
  readonly whole: Buffer<ArrayBuffer>;
  #stream: ReadableStream<Uint8Array<ArrayBuffer>> | null = null;

  constructor(whole: Buffer<ArrayBuffer>, init: ResponseInit) {
    super(null, init);
    this.whole = whole;
    this.headers.set("content-length", String(whole.length));
  }

  /** Made when it is first asked for, and filled when it is read: the router asks every answer whether it has one. */
  override get body() {
    this.#stream ??= new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull: (controller) => {
          controller.enqueue(this.whole);
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    return this.#stream;
  }
  override async arrayBuffer() {
    return this.whole.buffer.slice(this.whole.byteOffset, this.whole.byteOffset + this.whole.length);
  }
  override async text() {
    return this.whole.toString();
  }
}

const SPECIAL = /[&<>\u2028\u2029]/g;
const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/**
 * What the loaders gave, as the router's own `ServerRouter` would write it. It renders that within a suspended boundary,
 * which only a stream can wait for, and a page that is kept whole is made faster as one text.
 */
async function handoff(loaded: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!loaded) return "";
  const chunks: Uint8Array[] = [];
  for await (const chunk of loaded) chunks.push(chunk);
  const data = JSON.stringify(Buffer.concat(chunks).toString("utf8")).replaceAll(SPECIAL, escaped);
  const controller = "window.__reactRouterContext.streamController";
  return `<script>${controller}.enqueue(${data});</script><script>${controller}.close();</script>`;
}

type Rendered = { body: PassThrough; failed: () => boolean };

function render(page: ReactElement, nonce: string): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const timer: { limit?: NodeJS.Timeout } = {};
    const body = new PassThrough({
      final(done) {
        clearTimeout(timer.limit);
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onShellReady() {
        pipe(body);
        resolve({ body, failed: () => failed });
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        console.error("Rendering failed:", error);
      },
    });
    timer.limit = setTimeout(() => abort(), streamTimeout + 1000);
  });
}
