import type { LocalizedText } from "@carloom/build";
import type { Price } from "./catalogue.ts";
import { inEveryCurrency } from "./base.ts";
import type { CommerceDb } from "../tables.ts";
import { mm2Of } from "../membership/membership.policy.ts";
import type { MembershipPeriod } from "../tables/membership.states.ts";
import { planBySlug, savePlan, setPlanPrices } from "../membership/plan.repository.ts";

type DemoPlan = {
  slug: string;
  names: LocalizedText;
  descriptions: LocalizedText;
  monthlyAreaCm2: number;
  /** US cents. */
  month: number;
  year: number;
};

const text = (en: string, ko: string, ja: string): LocalizedText => ({ en, ko, ja });

/** Demo goods. Film of the smaller costs about twice its price at the printer's rate, as far as it is used. */
const DEMO: readonly DemoPlan[] = [
  {
    slug: "street",
    names: text("Street", "스트리트", "ストリート"),
    descriptions: text(
      "For lettering, numbers and a stripe now and then.",
      "레터링이나 번호, 가끔 더하는 스트라이프에 알맞습니다.",
      "文字やゼッケン、ときどきのストライプに。",
    ),
    monthlyAreaCm2: 2500,
    month: 1200,
    year: 12_000,
  },
  {
    slug: "livery",
    names: text("Livery", "리버리", "リバリー"),
    descriptions: text(
      "For a car that changes its livery with the season.",
      "시즌마다 리버리를 바꾸는 차에 알맞습니다.",
      "シーズンごとにリバリーを替えるクルマに。",
    ),
    monthlyAreaCm2: 10_000,
    month: 4200,
    year: 42_000,
  },
];

/** Puts demo plans into a shop that has none of them; what is there already stays as staff left it. */
export async function seedPlans(trx: CommerceDb, channels: ReadonlyMap<string, number>): Promise<void> {
  for (const { slug, names, descriptions, monthlyAreaCm2, ...cents } of DEMO) {
    if (await planBySlug(trx, slug)) continue;
    const draft = { slug, names, descriptions, quota_mm2: mm2Of(monthlyAreaCm2), is_open: true, is_demo: true };
    const plan = await savePlan(trx, null, draft);
    const prices = (["month", "year"] as const satisfies MembershipPeriod[]).flatMap((period) =>
      [...channels].map(([currency, channel_id]) => ({
        period,
        channel_id,
        amount: inEveryCurrency(cents[period])[currency as keyof Price],
      })),
    );
    await setPlanPrices(trx, plan.id, prices);
  }
}
