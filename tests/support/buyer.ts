import type { Page } from "playwright-core";
import type { Running } from "./product.ts";

/** Somebody who buys wheels in their own language: what they look for, type and click. */
export type Buyer = {
  language: "en" | "ko" | "ja";
  channel: string;
  wanted: string;
  email: string;
  add: string;
  checkOut: string;
  emailLabel: string;
  /** Label and text, in the order of the form. */
  fields: readonly (readonly [string, string])[];
  area: readonly [label: string, value: string];
  toDelivery: string;
  toPayment: string;
  place: string;
};

const AMERICAN: Buyer = {
  language: "en",
  channel: "default-channel",
  wanted: "wheels",
  email: "byron@people.example",
  add: "Add to cart",
  checkOut: "Check out",
  emailLabel: "Email address",
  fields: [
    ["First name", "Byron"],
    ["Last name", "Ada"],
    ["Street and number", "1600 Amphitheatre Pkwy"],
    ["City", "Mountain View"],
    ["Postal code", "94043"],
  ],
  area: ["State", "California"],
  toDelivery: "Continue to delivery",
  toPayment: "Continue to payment",
  place: "Place order",
};
const KOREAN: Buyer = {
  language: "ko",
  channel: "krw",
  wanted: "휠",
  email: "minjun@people.example",
  add: "장바구니에 담기",
  checkOut: "주문하기",
  emailLabel: "이메일 주소",
  fields: [
    ["성", "김"],
    ["이름", "민준"],
    ["우편번호", "03051"],
    ["시·군·구", "종로구"],
    ["도로명 주소", "사직로 20, 101동 1203호"],
  ],
  area: ["시·도", "서울특별시"],
  toDelivery: "배송 방법으로",
  toPayment: "결제 단계로",
  place: "주문 확정",
};
const JAPANESE: Buyer = {
  language: "ja",
  channel: "jpy",
  wanted: "ホイール",
  email: "taro@people.example",
  add: "カートに入れる",
  checkOut: "レジに進む",
  emailLabel: "メールアドレス",
  fields: [
    ["姓", "山田"],
    ["名", "太郎"],
    // as a Japanese keyboard writes it
    ["郵便番号", "１５０－００４１"],
    ["市区町村", "渋谷区"],
    ["町名・番地", "神南1-19-11"],
  ],
  area: ["都道府県", "東京都"],
  toDelivery: "配送方法へ進む",
  toPayment: "お支払いへ進む",
  place: "注文を確定する",
};
export const BUYERS: readonly Buyer[] = [AMERICAN, KOREAN, JAPANESE];

/** The amounts beside a checkout or under an order, from the goods to the total and its tax. */
export const sumsOf = async (page: Page): Promise<string[]> =>
  amountsIn(await page.getByRole("main").locator(".shop-totals").innerText());

/**
 * From a search to the page of the order.
 * @returns the amounts that the last step of the checkout showed, in its order
 */
export async function buysWheels(page: Page, product: Running, buyer: Buyer): Promise<string[]> {
  const start = new URL(`${product.site}/${buyer.channel}`);
  start.searchParams.set("q", buyer.wanted);
  if (buyer.language !== "en") start.searchParams.set("lang", buyer.language);
  await page.goto(start.href);
  await page.getByRole("main").locator("a[href*='/products/']").first().click();
  await page.getByRole("button", { name: buyer.add, exact: true }).first().click();
  return checksOut(page, buyer);
}

/**
 * From a page with something in the cart to the page of the order.
 * @param delivery what it is to be sent by; the first way that is offered without
 * @returns the amounts that the last step showed, in its order
 */
export async function checksOut(page: Page, buyer: Buyer, delivery?: string): Promise<string[]> {
  await page.getByRole("banner").locator(`a[href*="/${buyer.channel}/cart"]`).first().click();
  await page.getByRole("link", { name: buyer.checkOut, exact: true }).click();
  await page.getByLabel(buyer.emailLabel, { exact: true }).fill(buyer.email);
  for (const [label, value] of buyer.fields) await page.getByLabel(label, { exact: true }).first().fill(value);
  await page.getByLabel(buyer.area[0], { exact: true }).selectOption({ label: buyer.area[1] });
  await page.getByRole("button", { name: buyer.toDelivery }).click();
  await page.getByRole("radio").first().waitFor();
  if (delivery) await page.getByRole("radio", { name: delivery }).check();
  await page.getByRole("button", { name: buyer.toPayment }).click();
  await page.locator("button:enabled", { hasText: buyer.place }).waitFor();
  for (const box of await page.locator(".checkout-consent").getByRole("checkbox").all()) await box.check();
  const amounts = await sumsOf(page);
  await page.getByRole("button", { name: buyer.place }).click();
  await page.waitForURL(/\/orders\//);
  // the address changes before the page does
  await page.locator(".checkout-consent").waitFor({ state: "detached" });
  return amounts;
}

/** Amounts of money in a text, in their order. */
export const amountsIn = (text: string): string[] => text.match(/(?:US\$|[$₩￥¥])\s?[\d,]+(?:\.\d{2})?/g) ?? [];
