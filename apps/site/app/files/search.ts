import type { LoaderFunctionArgs } from "react-router";
import { channelOfRequest } from "../channel/channels.ts";
import { NO_GOODS } from "../data/goods.ts";
import { searchGoods } from "../data/goods.server.ts";
import { smallest } from "../data/picture.ts";
import { templateList } from "../data/templates.server.ts";
import { languageOfRequest } from "../language/language.tsx";
import { readSearch, type Suggestions } from "../parts/search/text.ts";
import { serverSite } from "../server-context.ts";

const CARS = 4;
const GOODS = 4;

/** `/search.json?q=…`: what the header's field suggests. 503 when neither cars nor goods can be asked for. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const { threed, commerce } = context.get(serverSite);
  const language = languageOfRequest(request);
  const search = readSearch(new URL(request.url));
  const [cars, goods] = search
    ? await Promise.all([
        templateList(threed[language], channelOfRequest(request), { search }),
        searchGoods(commerce, channelOfRequest(request), language, search),
      ])
    : [{ cars: [] }, NO_GOODS];
  if (!cars && !goods) return new Response("The catalogue cannot be reached\n", { status: 503 });
  const suggestions: Suggestions = {
    cars: (cars?.cars ?? [])
      .slice(0, CARS)
      .map(({ tile }) => ({ slug: tile.slug, title: tile.title, picture: smallest(tile.picture) })),
    goods: (goods?.goods ?? []).slice(0, GOODS),
    total: goods?.total ?? 0,
  };
  return Response.json(suggestions, { headers: { "cache-control": "public, max-age=10" } });
}
