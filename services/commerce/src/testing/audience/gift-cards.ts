import type { Audiences } from "./who.ts";

/** Gift cards, issued and sold. */
export const giftCards: Audiences = {
  "Query.giftCard": "orders",
  "Query.giftCards": "orders",
  "Query.giftCardCurrencies": "orders",
  "Query.giftCardTags": "orders",
  "Query.giftCardPeriod": "everybody",
  "Query.giftCardSettings": "orders",
  "Query.orderBoughtGiftCards": "orders",
  "Mutation.giftCardActivate": "owner",
  "Mutation.giftCardAddNote": "orders",
  "Mutation.giftCardBalanceAdjust": "owner",
  "Mutation.giftCardCreate": "owner",
  "Mutation.giftCardDeactivate": "owner",
  "Mutation.giftCardIssue": "owner",
  "Mutation.giftCardResend": "orders",
  "Mutation.giftCardUpdate": "owner",
  "Mutation.giftCardSettingsUpdate": "owner",
};
