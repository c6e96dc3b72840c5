import { typedDocument } from "@carloom/api-client";
import type {
  MyWishesQuery,
  MyWishlistQuery,
  MyWishlistQueryVariables,
  StockNoticeConfirmMutation,
  StockNoticeEndMutation,
  StockNoticeEndMutationVariables,
  StockNoticeRequestMutation,
  StockNoticeRequestMutationVariables,
  WishedVariantQuery,
  WishedVariantQueryVariables,
  WishlistAddMutation,
  WishlistRemoveMutation,
} from "@carloom/api-client/commerce";

// beside the generated ones, which every page loads that uses any of them; types and names are theirs
const VARIANT =
  "{ id sku name trackInventory quantityAvailable pricing { price { gross { amount currency } net { amount currency } } } product { slug name isAvailableForPurchase thumbnail { url } pricing { displayGrossPrices } translation(languageCode: $language) { name } variants { id } } }";
const errors = (call: string) => `${call} { errors { code } }`;

export const MyWishesDocument = typedDocument<MyWishesQuery, object>(
  "myWishes",
  "query",
  "query myWishes { myWishlist { variantId } }",
);
export const WishlistAddDocument = typedDocument<WishlistAddMutation, { variantId: string }>(
  "wishlistAdd",
  "mutation",
  `mutation wishlistAdd($variantId: ID!) { ${errors("wishlistAdd(variantId: $variantId)")} }`,
);
export const WishlistRemoveDocument = typedDocument<WishlistRemoveMutation, { variantId: string }>(
  "wishlistRemove",
  "mutation",
  `mutation wishlistRemove($variantId: ID!) { ${errors("wishlistRemove(variantId: $variantId)")} }`,
);
export const MyWishlistDocument = typedDocument<MyWishlistQuery, MyWishlistQueryVariables>(
  "myWishlist",
  "query",
  `query myWishlist($channel: String!, $language: LanguageCodeEnum!) { myWishlist(channel: $channel) { variantId variant ${VARIANT} } }`,
);
export const WishedVariantDocument = typedDocument<WishedVariantQuery, WishedVariantQueryVariables>(
  "wishedVariant",
  "query",
  `query wishedVariant($id: ID!, $channel: String!, $language: LanguageCodeEnum!) { productVariant(id: $id, channel: $channel) ${VARIANT} }`,
);
export const StockNoticeRequestDocument = typedDocument<
  StockNoticeRequestMutation,
  StockNoticeRequestMutationVariables
>(
  "stockNoticeRequest",
  "mutation",
  "mutation stockNoticeRequest($variantId: ID!, $channel: String!, $email: String, $languageCode: LanguageCodeEnum) { stockNoticeRequest(variantId: $variantId, channel: $channel, email: $email, languageCode: $languageCode) { errors { field code } } }",
);
export const StockNoticeConfirmDocument = typedDocument<StockNoticeConfirmMutation, { token: string }>(
  "stockNoticeConfirm",
  "mutation",
  `mutation stockNoticeConfirm($token: UUID!) { ${errors("stockNoticeConfirm(token: $token)")} }`,
);
export const StockNoticeEndDocument = typedDocument<StockNoticeEndMutation, StockNoticeEndMutationVariables>(
  "stockNoticeEnd",
  "mutation",
  `mutation stockNoticeEnd($token: UUID!, $all: Boolean) { ${errors("stockNoticeEnd(token: $token, all: $all)")} }`,
);
