import { emptyBuild } from "@carloom/build";
import { beforeAll, describe, expect, it } from "vitest";
import { generatedCatalogue, testCar } from "../testing/car.ts";
import type { StylistCar } from "./contract.ts";
import { embeddedStylist } from "./index.ts";

describe.runIf(generatedCatalogue() !== null)("questions about the shop", () => {
  let dollars: StylistCar;
  let won: StylistCar;
  beforeAll(async () => {
    [dollars, won] = await Promise.all([testCar("halden-gt", "USD"), testCar("halden-gt", "KRW")]);
  });
  const ask = (message: string, car = dollars) =>
    embeddedStylist({ message, language: "en", build: emptyBuild(), turns: [], car, attempt: 0 });
  const SUM = /[$₩￥¥]\s?\d|\d\s?(?:원|円|달러|ドル|days?|일\b|日)/;

  it.each([
    ["is tax included in the price?", /without tax.*cart/, /Tax is in every price/],
    ["does this include VAT", /without tax.*cart/, /Tax is in every price/],
    ["부가세 포함이에요?", /세금 별도.*장바구니/, /모두 세금이 들어/],
    ["税込みですか？", /税別.*カート/, /すべて税込/],
  ])("tells whether tax is in the prices of the channel: %s", (message, apart, included) => {
    expect(ask(message).message).toMatch(apart);
    expect(ask(message, won).message).toMatch(included);
    expect(ask(message, { ...dollars, tax: "added" }).message).not.toMatch(apart);
    expect(ask(message).proposal).toBeNull();
  });
  it("calls a sum what it is: with tax or before it", () => {
    expect(ask("how much is the GT wing?").message).toMatch(/before tax/);
    expect(ask("how much is the GT wing?", won).message).toMatch(/with tax/);
    expect(ask("how much is it like this?").message).toMatch(/before tax/);
    expect(ask("이대로 하면 총 얼마예요?", won).message).toMatch(/세금 포함/);
  });
  it.each([
    ["do i pay customs duties?", /customs decides.*cart/],
    ["관세도 내야 하나요?", /세관.*장바구니/],
    ["関税はかかりますか", /税関.*カート/],
    ["can I pay by card?", /checkout/],
    ["카드 할부 되나요?", /결제 화면/],
    ["カードで払えますか？", /注文手続き/],
    ["how much is delivery?", /cart/],
    ["배송비 얼마예요?", /장바구니/],
    ["送料はいくらですか？", /カート/],
    ["can i get a refund?", /order's page/],
    ["환불 돼요?", /주문 페이지/],
    ["返品できますか？", /注文ページ/],
  ])("says where it is found what it cannot know, and guesses no sum: %s", (message, told) => {
    const answer = ask(message);
    expect(answer.proposal).toBeNull();
    expect(answer.message).toMatch(told);
    expect(answer.message).not.toMatch(SUM);
  });

  it.each([
    ["matte black please, and how much is shipping to Korea?", /cart shows/],
    ["빨간색으로 해줘. 배송은 며칠 걸려요?", /장바구니/],
    ["赤にして。送料はいくらですか？", /カート/],
    ["red, can i return it?", /order's page/],
    ["빨간색인데 환불 돼요?", /주문 페이지/],
    ["赤くして、返品できますか？", /注文ページ/],
    ["paint it red. is tax included?", /without tax/],
    ["빨갛게 칠해줘. 부가세 포함이에요?", /세금 별도/],
    ["赤にして。税込ですか？", /税別/],
  ])("are answered beside a wish, which is done: %s", (message, told) => {
    const answer = ask(message);
    expect(Object.keys(answer.proposal!.build.paint)).toContain("body");
    expect(answer.message).toMatch(told);
  });
  it("are answered one after the other", () => {
    const { message, proposal } = ask("ウイングを付けて。税込ですか？返品はできますか？");
    expect(proposal!.build.parts.spoiler).toBeDefined();
    expect(message).toMatch(/税別[^]*注文ページ/);
    expect(ask("how much is the GT wing, and is tax included?").message).toMatch(/\$1,290[^]*without tax/);
  });
  it.each([
    "if I go red, how long does delivery take?",
    "빨간색으로 하면 배송 며칠 걸려요?",
    "赤にしたら、納期はいつですか？",
  ])("wish for nothing that is only supposed: %s", (message) => {
    expect(ask(message).proposal).toBeNull();
  });
  it("tells the price of another part beside a proposal", () => {
    const { message, proposal } = ask("add a ducktail and how much is the carbon hood?");
    expect(Object.keys(proposal!.build.parts)).toEqual(["spoiler"]);
    expect(message).toMatch(/Carbon hood.*\$2,150/);
  });
});
