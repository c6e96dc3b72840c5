import { SitePageDocument } from "@carloom/api-client/commerce";
import { LANGUAGE_CODES } from "@carloom/i18n";
import { plainOf, readBlocks } from "@carloom/i18n/rich-text";
import { data, type HeadersFunction, type LoaderFunctionArgs, useLoaderData, useParams } from "react-router";
import { isChannel } from "../../channel/channels.ts";
import { languageOfRequest } from "../../language/language.tsx";
import { NOT_SHARED } from "../../not-shared.ts";
import { NotFound } from "../../parts/not-found.tsx";
import { RichText } from "../../parts/rich-text.tsx";
import { Seo } from "../../seo/seo.tsx";
import { serverSite } from "../../server-context.ts";

const SLUG = /^[a-z0-9][a-z0-9-]{0,99}$/;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { channel = "", slug = "" } = params;
  const missing = () => data(null, { status: 404, headers: { "cache-control": NOT_SHARED } });
  if (!isChannel(channel) || !SLUG.test(slug)) return missing();
  const language = LANGUAGE_CODES[languageOfRequest(request)];
  const answer = await context.get(serverSite).commerce.tryQuery(SitePageDocument, { slug, language });
  if (!answer) throw new Response("The page cannot be reached", { status: 503 });
  const { page } = answer;
  if (!page) return missing();
  // what is not translated is shown as it was written
  const own = page.translation;
  const blocks = readBlocks(own?.content ?? page.content);
  return data({
    title: own?.title ?? page.title,
    blocks,
    seoTitle: own?.seoTitle ?? page.seoTitle ?? null,
    seoDescription: own?.seoDescription ?? page.seoDescription ?? plainOf(blocks).slice(0, 160),
  });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** A page that staff wrote. */
export default function Page() {
  const page = useLoaderData<typeof loader>();
  const { channel, slug } = useParams();
  if (!page) return <NotFound />;
  return (
    <article className="site-page site-wrap article">
      <Seo
        title={page.seoTitle ?? page.title}
        {...(page.seoDescription && { description: page.seoDescription })}
        path={`/${channel}/pages/${slug}`}
      />
      <h1>{page.title}</h1>
      <div className="rich-text rich-page">
        <RichText blocks={page.blocks} />
      </div>
    </article>
  );
}
