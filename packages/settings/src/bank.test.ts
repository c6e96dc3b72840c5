import { describe, expect, it } from "vitest";
import { bankAccountFor } from "./bank.ts";
import { readSettings } from "./server.ts";

const OWN = { BANK_HOLDER: "Carloom Co., Ltd.", BANK_NAME: "First Bank", BANK_ACCOUNT: "DE02 1203 0000 0000 2020 51" };

describe("the account that transfers go to", () => {
  it("is none until it is set, one for every currency, and another where a currency has its own", () => {
    expect(bankAccountFor(readSettings({}).env, "USD")).toBeNull();
    const { env } = readSettings({
      ...OWN,
      BANK_CODE: "BYLADEM1001",
      BANK_HOLDER_KRW: "주식회사 카룸",
      BANK_NAME_KRW: "한빛은행",
      BANK_ACCOUNT_KRW: "000-00-000000",
    });
    const plain = { holder: OWN.BANK_HOLDER, bank: OWN.BANK_NAME, account: OWN.BANK_ACCOUNT, code: "BYLADEM1001" };
    expect([bankAccountFor(env, "USD"), bankAccountFor(env, "EUR")]).toEqual([plain, plain]);
    expect(bankAccountFor(env, "KRW")).toEqual({
      holder: "주식회사 카룸",
      bank: "한빛은행",
      account: "000-00-000000",
      code: "",
    });
  });

  it("is refused by half, with the names of all that it needs", () => {
    expect(() => readSettings({ BANK_ACCOUNT_JPY: "0000000" })).toThrow(
      "Settings BANK_HOLDER_JPY, BANK_NAME_JPY and BANK_ACCOUNT_JPY go together",
    );
    expect(() => readSettings({ BANK_CODE: "BYLADEM1001" })).toThrow("BANK_HOLDER, BANK_NAME and BANK_ACCOUNT");
    expect(() => readSettings({ UNPAID_ORDER_DAYS: "-1" })).toThrow("UNPAID_ORDER_DAYS=-1");
  });
});
