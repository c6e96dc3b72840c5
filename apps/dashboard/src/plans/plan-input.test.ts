import { expect, it } from "vitest";
import { type Plan, planTexts } from "./plan.ts";
import { inputOf } from "./plan-input.ts";

const CHANNELS = [
  { id: "a", slug: "default-channel", name: "World", currencyCode: "USD", isActive: true },
  { id: "b", slug: "krw", name: "Korea", currencyCode: "KRW", isActive: true },
];
const PLAN: Plan = {
  id: "p",
  slug: "club",
  name: "Club",
  ko: "클럽",
  ja: "クラブ",
  description: "Stripes",
  descriptionKo: "",
  descriptionJa: "",
  monthlyAreaCm2: 5000,
  isOpen: true,
  isDemo: false,
  members: 3,
  prices: [
    { period: "month", channel: "default-channel", includesTax: false, price: { amount: 20, currency: "USD" } },
    { period: "year", channel: "krw", includesTax: true, price: { amount: 275_000, currency: "KRW" } },
  ],
};

it("sends a plan back as it is, with every price that it has and none that it has not", () => {
  expect(inputOf(PLAN, CHANNELS)).toEqual({
    id: "p",
    slug: "club",
    names: { en: "Club", ko: "클럽", ja: "クラブ" },
    descriptions: { en: "Stripes", ko: "", ja: "" },
    monthlyAreaCm2: 5000,
    isOpen: true,
    prices: [
      { channelId: "a", period: "month", price: 20 },
      { channelId: "b", period: "year", price: 275_000 },
    ],
  });
});

it("calls a plan as whoever reads does, and in English what nobody translated", () => {
  const korean = { ...PLAN, descriptionKo: "줄무늬" };
  expect(planTexts(korean, "ko")).toEqual({ name: "클럽", text: "줄무늬" });
  expect(planTexts(korean, "ja")).toEqual({ name: "クラブ", text: "Stripes" });
  expect(planTexts(korean, "en")).toEqual({ name: "Club", text: "Stripes" });
});
