import type { ShownPage } from "@carloom/build";
import { requireAnyRole } from "@carloom/identity";
import { isNewerCar, pageData } from "@carloom/threed";
import { GraphQLError } from "graphql";
import type { CommerceContext } from "../builder.ts";
import { pictureUrl } from "../catalogue/media.graphql.ts";
import { shopTables } from "../tables.ts";
import { orderedDesign } from "./design.repository.ts";

/**
 * What draws an ordered design: the build, the car and the pictures of its buyer.
 * @returns null where there is no such design of an order, or its car is gone
 * @throws GraphQLError UNAUTHENTICATED or FORBIDDEN; UNAVAILABLE where its car is of later code than this node's
 */
export async function orderDesignShown(context: CommerceContext, id: string): Promise<ShownPage | null> {
  requireAnyRole(context, "orders", "support");
  const design = await orderedDesign(shopTables(context.db), id);
  if (!design) return null;
  try {
    const shown = await context.threed.ordered({
      templateUuid: design.template_uuid,
      build: design.build as object,
      title: design.title,
      reference: "",
      date: design.priced_at,
    });
    if (!shown) return null;
    const { thumbnail } = design;
    const picture = thumbnail ? pictureUrl(context, thumbnail, { size: 1024, format: "WEBP" }) : null;
    const where = { services: context.settings.origins.services, models: false };
    return { ...pageData(shown, where), picture: picture ?? shown.design.template.thumbnail ?? "" };
  } catch (error) {
    if (!isNewerCar(error)) throw error;
    throw new GraphQLError("The car is of a newer release than this node.", { extensions: { code: "UNAVAILABLE" } });
  }
}
