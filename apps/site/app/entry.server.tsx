import { PassThrough } from "node:stream";
import { pageHeaders } from "@carloom/settings/page-headers";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, RouterContextProvider, ServerRouter } from "react-router";
import { scriptsLater } from "./scripts-later.server.ts";
import { cacheControl, inlineScriptHashes, newNonce, pageSources } from "./security.server.ts";
import { type ServerSite, serverSite } from "./server-context.ts";
import { type Site, SiteProvider } from "./site-context.tsx";

export const streamTimeout = 5000;

/** Made here and not by the caller: context keys must be those of this bundle. */
export function createLoadContext(site: ServerSite): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(serverSite, site);
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
  const { settings, messages } = loadContext.get(serverSite);
  const personal = (headers.get("cache-control") ?? "").includes("no-store");
  const nonce = personal ? newNonce() : undefined;
  const site: Site = {
    settings,
    messages: (language) => messages[language],
    session: null,
    cart: null,
    ...(nonce && { nonce }),
  };
  if (!headers.has("cache-control")) headers.set("cache-control", cacheControl(personal));
  const secure = (inline: readonly string[]) => {
    for (const [name, value] of Object.entries(pageHeaders(settings, pageSources(inline, settings))))
      headers.set(name, value);
  };
  const page = (
    <SiteProvider value={site}>
      <ServerRouter context={router} url={request.url} nonce={nonce} />
    </SiteProvider>
  );
  const { body, failed } = await render(page, personal, nonce);
  const code = failed() ? 500 : status;
  // What failed on our side must be asked again, not kept.
  if (code >= 500) headers.set("cache-control", "no-store");
  if (nonce) {
    secure([`'nonce-${nonce}'`]);
    return new Response(createReadableStreamFromReadable(body), { status: code, headers });
  }
  const html = scriptsLater(await whole(body));
  secure(inlineScriptHashes(html));
  return new Response(request.method === "HEAD" ? null : html, { status: code, headers });
}

/** All of a page as text; the chunks are joined before they are read, or each would be read by itself. */
async function whole(body: PassThrough): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

type Rendered = { body: PassThrough; failed: () => boolean };

function render(page: React.ReactElement, stream: boolean, nonce: string | undefined): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const timer: { limit?: NodeJS.Timeout } = {};
    const body = new PassThrough({
      final(done) {
        clearTimeout(timer.limit);
        done();
      },
    });
    const ready = () => {
      pipe(body);
      resolve({ body, failed: () => failed });
    };
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      ...(stream ? { onShellReady: ready } : { onAllReady: ready }),
      onShellError: reject,
      onError(error) {
        failed = true;
        console.error("Rendering failed:", error);
      },
    });
    timer.limit = setTimeout(() => abort(), streamTimeout + 1000);
  });
}
