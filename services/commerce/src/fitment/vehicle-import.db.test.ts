import { afterAll, beforeAll, expect, it } from "vitest";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const keeper = customer({ isStaff: true, roles: ["catalogue"] });
const IMPORT = `mutation($input: VehicleImportInput!) {
  vehicleImport(input: $input) {
    columns { header field } created changed unchanged failed problems { line field code value } error } }`;
const bring = async (text: string | Uint8Array<ArrayBuffer>, check = false, fields?: string[]): Promise<Loose> =>
  (await shop.graphql(IMPORT, { input: { file: new File([text], "cars.csv"), check, fields } }, keeper)).data
    .vehicleImport;
const ask = async (query: string, variables: object = {}): Promise<Loose> => {
  const answer = await shop.graphql(query, variables, keeper);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0];
};
const PAGE = "query($search: String) { vehiclePage(search: $search) { total vehicles { id slug yearTo boltPcd } } }";
const found = (search: string): Promise<Loose> => ask(PAGE, { search });

const HEAD =
  "Make,Model,Year,Year to,Bolt pattern,Center bore,diameter min,diameter max,width min,width max,ET min,ET max";
const CIVIC = "Honda,Civic,2022,,5x114.3,64.1,16,19,7,9,35,55";

it("is checked without changing anything: each bad cell is named by its line and column", async () => {
  const outcome = await bring(
    [
      HEAD,
      CIVIC,
      "Kia,,2020,,5 × 114.3,67.1,16,19,6.5,8.5,38,52",
      "Kia,K5,2020,2012,wide,67.1,16,99,6.5,8.5,52,38",
      "",
      CIVIC,
      "Audi,A4,2016.5,now,5x112,big,16,20,7,9,25,45",
    ].join("\n"),
    true,
  );
  expect(outcome.columns.map(({ field }: Loose) => field).join(" ")).toBe(
    "make model yearFrom yearTo bolts centreBore diameterMin diameterMax widthMin widthMax offsetMin offsetMax",
  );
  expect(outcome).toMatchObject({ created: 1, changed: 0, unchanged: 0, failed: 4, error: null });
  expect(outcome.problems.map(({ line, field, code, value }: Loose) => `${line} ${field} ${code} ${value}`)).toEqual([
    "3 model REQUIRED ",
    "4 bolts BOLTS wide",
    "4 diameterMax RANGE 99",
    "4 yearTo BELOW_LEAST 2012",
    "4 offsetMax BELOW_LEAST 38",
    "6 model DUPLICATE honda-civic-2022",
    "7 centreBore NUMBER big",
    "7 yearFrom NUMBER 2016.5",
  ]);
  expect((await found("honda")).total).toBe(0);
});

it("writes the good lines, and what they say is judged by at once", async () => {
  expect(await bring(`${HEAD}\n${CIVIC}\nKia,,2020,,5x114.3,67.1,16,19,6.5,8.5,38,52\n`)).toMatchObject({
    created: 1,
    failed: 1,
  });
  const rim = await shop.variant("RIM");
  const verdict = async (): Promise<Loose> =>
    (
      await ask(
        `query($ids: [ID!]!) { variantFitments(variantIds: $ids, vehicle: "honda-civic-2022") { verdict reasons } }`,
        { ids: [rim] },
      )
    )[0];
  expect((await verdict()).verdict).toBe("fits");
  // an empty cell leaves what is there; a known car needs no more than its address and what changes
  const outcome = await bring("slug;bolts;model\nhonda-civic-2022;4x100;\n");
  expect(outcome).toMatchObject({ created: 0, changed: 1, failed: 0 });
  expect(await verdict()).toMatchObject({ verdict: "block", reasons: [{ code: "bolt-pattern" }] });
  expect(await bring("slug,bolts\nhonda-civic-2022,4x100\n")).toMatchObject({ changed: 0, unchanged: 1 });
});

it("goes out in the columns that it comes in by, and tells apart what Latin letters do not", async () => {
  const lines = ["현대,EV6", "기아,EV6"].map((name) => `${name},2021,-,5x114.3,67.1,18,21,7.5,9.5,35,55`);
  expect(await bring([HEAD, ...lines].join("\n"))).toMatchObject({ created: 2, failed: 0 });
  const text: string = await ask("{ vehicleExport }");
  expect(text).toContain("기아,EV6,2021,'-,5x114.3,67.1");
  const { total } = await found("");
  expect(await bring(text)).toMatchObject({ created: 0, changed: 0, unchanged: total, failed: 0 });
});

it("refuses what is no such file, and more cars than may be", async () => {
  expect((await bring("")).error).toBe("EMPTY");
  expect((await bring(HEAD)).error).toBe("EMPTY");
  expect((await bring(new Uint8Array([80, 75, 3, 4, 0, 0]))).error).toBe("NOT_TEXT");
  expect((await bring(new Uint8Array([77, 255, 254, 10, 65]))).error).toBe("NOT_UTF8");
  expect((await bring("a".repeat(2 * 1024 * 1024 + 1))).error).toBe("TOO_LARGE");
  expect((await bring(`${HEAD}\n${`${CIVIC}\n`.repeat(4001)}`)).error).toBe("TOO_LARGE");
  expect((await bring("a,b\n1,2", true, ["make", "make"])).error).toBe("INVALID");
  expect((await bring("a,b\n1,2", true, ["price", "make"])).error).toBe("INVALID");
  const many = Array.from({ length: 2001 }, (_, at) => CIVIC.replace("Civic", `Civic ${at}`));
  const outcome = await bring([HEAD, ...many].join("\n"), true);
  expect(outcome.problems[0]).toMatchObject({ code: "LIMIT" });
});

it("is written by hand too: a new one never replaces one that is there, and is found by words", async () => {
  const input = { make: "Lotus", model: "Emira", yearFrom: 2022, boltCount: 5, boltPcd: 114.3, centreBore: 67.1 };
  const rims = { diameterMin: 18, diameterMax: 20, widthMin: 8, widthMax: 11, offsetMin: 10, offsetMax: 50 };
  const SAVE = `mutation($input: VehicleInput!, $isNew: Boolean!) { vehicleSave(input: $input, isNew: $isNew) {
    vehicle { slug } errors { field code } } }`;
  const save = (isNew: boolean, more = {}) => ask(SAVE, { input: { ...input, ...rims, ...more }, isNew });
  expect(await save(true)).toEqual({ vehicle: { slug: "lotus-emira-2022" }, errors: [] });
  expect(await save(true)).toEqual({ vehicle: null, errors: [{ field: "slug", code: "UNIQUE" }] });
  expect((await save(false, { yearTo: 2025 })).errors).toEqual([]);
  expect(await found("emira LOTUS")).toMatchObject({
    total: 1,
    vehicles: [{ slug: "lotus-emira-2022", yearTo: 2025 }],
  });
  expect((await found("emira kia")).total).toBe(0);
});

it("is read page by page, each car once", async () => {
  const lines = Array.from({ length: 230 }, (_, at) => CIVIC.replace("Honda,Civic", `Paged,Model ${at % 4} ${at}`));
  expect(await bring([HEAD, ...lines].join("\n"))).toMatchObject({ created: 230, failed: 0 });
  const NEXT = `query($after: String) { vehiclePage(search: "paged", after: $after) { total next vehicles { slug } } }`;
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: Loose = await ask(NEXT, { after });
    expect(page.total).toBe(230);
    seen.push(...page.vehicles.map(({ slug }: Loose) => slug));
    after = page.next;
  } while (after !== null && seen.length <= 230);
  expect(seen).toHaveLength(230);
  expect(new Set(seen).size).toBe(230);
});
