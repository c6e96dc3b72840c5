import type { StaffCollectionQuery, StaffCollectionsQuery } from "@carloom/api-client/commerce";

export type CollectionRow = StaffCollectionsQuery["collectionShelf"][number];
export type Shelf = NonNullable<StaffCollectionQuery["shelfCollection"]>;

type Listing = { isPublished: boolean; publishedAt?: string | null };

/** Does a channel show it now? */
export const isShownNow = ({ isPublished, publishedAt }: Listing): boolean =>
  isPublished && !(publishedAt && new Date(publishedAt) > new Date());
/** Will it, later? */
export const isShownLater = (listing: Listing): boolean => listing.isPublished && !isShownNow(listing);
