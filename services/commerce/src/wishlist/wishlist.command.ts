import { requireVisitor } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { variantsByIds } from "../catalogue/catalogue.repository.ts";
import { channelBySlug } from "../catalogue/channel.ts";
import { shopTables } from "../tables.ts";
import { numberOf } from "@carloom/wire";
import { deleteWish, insertWish } from "./wishlist.repository.ts";

export type WishProblem = {
  field: string | null;
  message: string;
  code: "NOT_FOUND" | "INVALID" | "LIMIT" | "IN_STOCK";
};

const MOST_WISHES = 200;

/** Keeps a variant on the signed-in visitor's list; again is no error. @throws GraphQLError UNAUTHENTICATED */
export async function wishlistAdd(context: CommerceContext, variantId: string): Promise<WishProblem[]> {
  const { userId } = requireVisitor(context);
  const channel = await channelBySlug(context);
  const key = numberOf(variantId, "ProductVariant");
  const db = shopTables(context.db);
  const [variant] = key && channel ? await variantsByIds(db, channel.id, [key]) : [];
  if (!variant?.is_published) return [{ field: "variantId", message: "There is no such product.", code: "NOT_FOUND" }];
  if (await insertWish(db, userId, variant.id, MOST_WISHES)) return [];
  return [{ field: null, message: `A list holds at most ${MOST_WISHES} products.`, code: "LIMIT" }];
}

/** @throws GraphQLError UNAUTHENTICATED */
export async function wishlistRemove(context: CommerceContext, variantId: string): Promise<WishProblem[]> {
  const { userId } = requireVisitor(context);
  const key = numberOf(variantId, "ProductVariant");
  if (key !== null) await deleteWish(shopTables(context.db), userId, key);
  return [];
}
