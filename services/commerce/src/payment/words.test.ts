import { readSettings } from "@carloom/settings/server";
import { expect, it } from "vitest";
import { gatewaysFor } from "./gateway.ts";
import { gatewayName, MARKED_AS_PAID, paidByTransfer, paymentWords, WAITS_FOR_TRANSFER } from "./words.ts";

const shop = { settings: readSettings({}) };

it("calls ways to pay in the reader's language, those too whose provider is switched off", () => {
  const names = (gateway: string) => (["en", "ko", "ja"] as const).map((one) => gatewayName(shop, gateway, one));
  expect(names("carloom.offline")).toEqual(["Bank transfer on invoice", "계좌이체", "銀行振込"]);
  expect(names("carloom.stripe")).toEqual(["Card", "카드", "カード"]);
  expect(names("carloom.other")).toEqual(["carloom.other", "carloom.other", "carloom.other"]);
  expect(gatewaysFor(shop, { currency: "KRW" }, { language: "ko" }).map(({ name }) => name)).toEqual(["계좌이체"]);
  expect(gatewaysFor(shop, { currency: "KRW" })[0]?.name).toBe("Bank transfer on invoice");
});

it("says its own notes of payments in the reader's language, and leaves what a bank or a person wrote", () => {
  expect(paymentWords(WAITS_FOR_TRANSFER, "ko")).toBe("입금을 기다리는 중입니다.");
  expect(paymentWords(MARKED_AS_PAID, "ja")).toBe("支払い済みにしました。");
  expect(paymentWords(paidByTransfer("KB 77"), "ko")).toBe("계좌이체로 입금되었습니다: KB 77");
  expect(paymentWords(paidByTransfer("KB 77"))).toBe(paidByTransfer("KB 77"));
  expect(paymentWords("Your card was declined.", "ko")).toBe("Your card was declined.");
  expect(paymentWords("", "ja")).toBe("");
});
