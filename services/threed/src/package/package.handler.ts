import { hasRole } from "@carloom/identity";
import {
  corsHeaders,
  type Handler,
  noted,
  preflight,
  refusal,
  type RequestContext,
  type RequestInfo,
} from "@carloom/platform";
import { appOrigins } from "@carloom/settings";
import { templateBySlug } from "../template/template.repository.ts";
import { isSlug } from "../text.ts";
import { exportTemplate } from "./export.command.ts";

/** As the audit log names a car that was taken as a file. */
export const TEMPLATE_PACKAGE = "templatePackage";

const ADDRESS = /^\/threed\/packages\/([a-z0-9-]{1,80})\.carloom$/;

/** Packages are put together in memory, one after the other. */
const MOST_WAITING = 8;

/**
 * `GET /threed/packages/<template>.carloom`: a car as a file that another installation takes in, for whoever keeps the
 * catalogue.
 */
export function packageHandler(contextOf: (request: Request, info: RequestInfo) => Promise<RequestContext>): Handler {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (request, info) => {
    const [, slug] = ADDRESS.exec(new URL(request.url).pathname) ?? [];
    if (!slug) return null;
    const context = await contextOf(request, info);
    const allowed = appOrigins(context.settings.public);
    const early = preflight(request, allowed);
    if (early) return early;
    const cors = { ...corsHeaders(request.headers.get("origin"), allowed), "cache-control": "no-store" };
    if (request.method !== "GET") return refusal(405, "Use GET.", "METHOD_NOT_ALLOWED", { ...cors, allow: "GET" });
    const { visitor } = context;
    if (!visitor) return refusal(401, "You need to be signed in to do this.", "UNAUTHENTICATED", cors);
    if (!hasRole(visitor, "catalogue")) return refusal(403, "Your role does not allow this.", "FORBIDDEN", cors);
    if (waiting >= MOST_WAITING)
      return refusal(503, "Many packages are being made.", "BUSY", { ...cors, "retry-after": "10" });
    waiting++;
    const found = isSlug(slug) ? templateBySlug(context.db, { closed: true }, slug) : Promise.resolve(undefined);
    const made = Promise.all([found, last]).then(([car]) => {
      if (!car) return null;
      const act = { kind: "view", act: TEMPLATE_PACKAGE, fields: [], objects: [car.uuid] } as const;
      return noted(context, visitor, act, () => exportTemplate(context, slug));
    });
    // it waits for the end alone: the package itself is not held on to
    last = made.then(
      () => undefined,
      () => undefined,
    );
    try {
      const bytes = await made;
      if (!bytes) return refusal(404, "There is no such car.", "NOT_FOUND", cors);
      return new Response(new Uint8Array(bytes), {
        headers: {
          ...cors,
          "content-type": "application/zip",
          "content-length": String(bytes.byteLength),
          "content-disposition": `attachment; filename="${slug}.carloom"`,
          "x-content-type-options": "nosniff",
        },
      });
    } finally {
      waiting--;
    }
  };
}
