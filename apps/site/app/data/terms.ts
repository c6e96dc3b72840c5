import type { ProductTermsQuery } from "@carloom/api-client/commerce";

export type Safety = NonNullable<ProductTermsQuery["productSafety"]>;

/** What the law has an offer say: who answers for its safety, and for how long a gift card pays. */
export type Terms = { safety: Safety | null; cardPeriod: ProductTermsQuery["giftCardPeriod"] };
