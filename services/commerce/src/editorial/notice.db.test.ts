import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { NOTICES } from "@carloom/i18n/notices";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture({
    env: { WITHDRAWAL_BUTTON: "everywhere", EU_RESPONSIBLE_NAME: "Braun GmbH", EU_RESPONSIBLE_ADDRESS: "Weg 1 | Bonn" },
  });
});
afterAll(() => shop.drop());

const owner = customer({ isStaff: true, roles: ["owner"] });
const catalogue = customer({ isStaff: true, roles: ["catalogue"] });
const FIELDS =
  "name representative responsible headOffice branch phone email website registration jpNumber mailOrder hosting escrow";
const NOTICE = `query { shopNotices { languageCode version isDefault ${FIELDS} } }`;
const RULES = "query { shopRules { version withdrawal hasAccessibilityStatement responsible { name address email } } }";
const SAVE_NOTICE = `mutation($input: ShopNoticeInput!, $version: Int) {
  shopNoticeSave(languageCode: KO, input: $input, version: $version) { errors { field code } } }`;
const SAVE_RULES = `mutation($input: ShopRulesInput!, $version: Int) {
  shopRulesSave(input: $input, version: $version) { errors { field code } } }`;
const UNDO = `mutation($key: String!, $language: LanguageCodeEnum, $version: Int!) {
  contentRestore(kind: SHOP, key: $key, languageCode: $language, version: $version) { errors { code } } }`;
const HISTORY = 'query { contentHistory(kind: SHOP, key: "notice", languageCode: KO) { version changed isDefault } }';

type Loose = ReturnType<typeof JSON.parse>;
const ask = async (query: string, variables: object = {}, who: Loose = null): Promise<Loose> =>
  Object.values((await shop.graphql(query, variables, who)).data)[0];
const korean = async () => (await ask(NOTICE)).find((one: Loose) => one.languageCode === "KO");
const OWN = { ...NOTICES.ko, name: "주식회사 바퀴", registration: "123-45-67890", branch: "" };

beforeEach(async () => {
  if ((await korean()).version > 0) await ask(UNDO, { key: "notice", language: "KO", version: 0 }, owner);
});

it("says who sells as the product has it, until the owner writes it: only what differs is kept, and all of it is undone", async () => {
  expect(await korean()).toMatchObject({ ...NOTICES.ko, version: 0, isDefault: true });
  expect(await ask(SAVE_NOTICE, { input: OWN, version: 0 }, owner)).toEqual({ errors: [] });
  expect(await korean()).toMatchObject({ ...OWN, version: 1, isDefault: false });
  expect((await ask(HISTORY, {}, owner))[0]).toMatchObject({ version: 1, changed: ["branch", "name", "registration"] });
  expect((await ask(NOTICE)).filter((one: Loose) => one.isDefault)).toHaveLength(2);
  // who has read an older one does not write over it
  expect((await ask(SAVE_NOTICE, { input: OWN, version: 0 }, owner)).errors[0].code).toBe("CONFLICT");
  await ask(UNDO, { key: "notice", language: "KO", version: 0 }, owner);
  expect(await korean()).toMatchObject({ ...NOTICES.ko, isDefault: true });
});

it("names every field that the law wants and that is missing or wrong, and stores nothing of it", async () => {
  const wrong = { ...OWN, name: " ", email: "nobody", jpNumber: "123", escrow: "x".repeat(1001) };
  expect((await ask(SAVE_NOTICE, { input: wrong }, owner)).errors).toEqual([
    { field: "name", code: "REQUIRED" },
    { field: "email", code: "INVALID" },
    { field: "jpNumber", code: "INVALID" },
    { field: "escrow", code: "TOO_LONG" },
  ]);
  expect(await korean()).toMatchObject({ isDefault: true });
});

it("holds to the operator's settings until the owner decides", async () => {
  expect(await ask(RULES)).toMatchObject({
    version: 0,
    withdrawal: "EVERYWHERE",
    hasAccessibilityStatement: true,
    responsible: { name: "Braun GmbH", address: "Weg 1\nBonn" },
  });
  const input = { withdrawal: "OFF", hasAccessibilityStatement: false, responsible: null };
  expect(await ask(SAVE_RULES, { input, version: 0 }, owner)).toEqual({ errors: [] });
  expect(await ask(RULES)).toMatchObject({ version: 1, ...input });
  const responsible = { name: "Meyer GmbH", address: "", email: "m@meyer.example" };
  expect((await ask(SAVE_RULES, { input: { ...input, responsible } }, owner)).errors).toEqual([
    { field: "responsibleAddress", code: "REQUIRED" },
  ]);
});

it("lets only the owner write them", async () => {
  for (const who of [catalogue, customer(), null]) {
    const answer = await shop.graphql(SAVE_NOTICE, { input: OWN }, who);
    expect(answer.data?.shopNoticeSave ?? null).toBeNull();
    expect((await shop.graphql(HISTORY, {}, who)).errors).toBeDefined();
  }
  expect(await korean()).toMatchObject({ isDefault: true });
});
