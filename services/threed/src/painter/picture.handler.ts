import type { Handler, Services } from "@carloom/platform";
import { cdnUrl } from "../cdn-url.ts";
import { readBuild } from "../design/resolve.ts";
import { type ShownRow, shownByReference } from "../share/share.repository.ts";
import { pictureOrder } from "../picture/order.ts";
import { requestPicture } from "../picture/request.ts";

const ADDRESS = /^\/threed\/(?:picture\/([0-9a-z-]{10,36})\.jpg|model\/([0-9a-z-]{10,36})\.glb)$/;
/** Seconds that others may keep where the picture is: when it is of the build as it stands, and until one is drawn. */
const KEEP = { drawn: 3600, waiting: 30 };
/** Seconds after which a model may be asked for again. */
const RETRY = "3";

const answer = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { "access-control-allow-origin": "*", ...headers } });

/** Hash of what the build is drawn from now. */
async function currentHash(db: Services["db"], shown: ShownRow): Promise<string | null> {
  const build = readBuild(shown.option);
  if (!build.ok) return null;
  const design = { templateUuid: shown.template_uuid, build: build.value, ownerId: shown.owner_id };
  return (await pictureOrder(db, design, "share"))?.hash ?? "gone";
}

/**
 * `GET /threed/picture/<code or project>.jpg` leads to the picture of a shown build, 1200 × 630, for Open Graph. While none
 * is drawn of what it is now, to the last one, else to the template's picture. `GET /threed/model/<code or project>.glb`
 * leads to the build as one file for AR: 202 until it is made, 404 when it cannot be.
 */
export function pictureHandler(services: Pick<Services, "db" | "settings">): Handler {
  const { db } = services;
  return async (request) => {
    const [, pictured, modelled] = ADDRESS.exec(new URL(request.url).pathname) ?? [];
    const reference = pictured ?? modelled;
    if (!reference) return null;
    if (request.method !== "GET" && request.method !== "HEAD") return answer(405, "Use GET.\n", { allow: "GET, HEAD" });
    const shown = await shownByReference(db, reference);
    const hash = shown && (await currentHash(db, shown));
    if (!shown || !hash) return answer(404, "Not found\n");
    if (modelled) {
      const made = shown.model_hash === hash;
      if (made && shown.model)
        return answer(302, "", { location: cdnUrl(services, shown.model), "cache-control": "no-store" });
      if (made) return answer(404, "Not found\n");
      await requestPicture(db, { model: reference }, { seen: true });
      return answer(202, "It is being made.\n", { "retry-after": RETRY, "cache-control": "no-store" });
    }
    const current = shown.picture_hash === hash;
    if (!current) await requestPicture(db, { share: reference }, { seen: true });
    const name = shown.picture ?? shown.template_thumbnail;
    if (!name) return answer(404, "Not found\n");
    const age = current ? KEEP.drawn : KEEP.waiting;
    return answer(302, "", { location: cdnUrl(services, name), "cache-control": `public, max-age=${age}` });
  };
}
