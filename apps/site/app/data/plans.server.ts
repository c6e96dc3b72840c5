import type { GraphQLClient } from "@carloom/api-client";
import { MembershipPlansDocument } from "@carloom/api-client/commerce";
import { type Language, LANGUAGE_CODES } from "@carloom/i18n";
import { keeper } from "./kept.server.ts";
import type { Plan, PlanPrice } from "./plans.ts";

const answerOf = keeper(async (commerce: GraphQLClient, name: string) => {
  const [channel = "", language = "en"] = name.split(" ");
  return commerce.tryQuery(MembershipPlansDocument, {
    channel,
    language: LANGUAGE_CODES[language as Language] ?? "EN",
  });
});

/** Plans that somebody may join in a channel; null when the shop cannot be asked. */
export async function plansOf(commerce: GraphQLClient, channel: string, language: Language): Promise<Plan[] | null> {
  const answer = await answerOf(commerce, `${channel} ${language}`);
  if (!answer) return null;
  return answer.membershipPlans.map(({ prices, monthlyAreaCm2, ...plan }) => {
    const priceOf = (period: "month" | "year"): PlanPrice | null => {
      const found = prices.find((price) => price.period === period);
      return found ? { ...found.price, gross: found.includesTax } : null;
    };
    return { ...plan, areaCm2: monthlyAreaCm2, month: priceOf("month"), year: priceOf("year") };
  });
}
