import { createStaff, personalDataHandler, type PersonalPort } from "@carloom/identity";
import { type AccountFixture, accountFixture, newEmail, PASSWORD } from "@carloom/identity/testing";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noDesigns } from "../design.port.ts";
import { commerceMigrations } from "../migrations/index.ts";
import { rowsOf } from "../testing/rows.ts";
import { FORGET_DELIVERIES } from "../webhook/webhook.events.ts";
import { webhookJobs } from "../webhook/webhook.jobs.ts";
import { personalOf } from "./personal.ts";

/** A shop with a studio beside it, where somebody has one file and many builds. */
const studio = { files: [] as { path: string; object: string }[], builds: 0 };
const personal: PersonalPort = personalOf({
  ...noDesigns,
  ownerTopics: () => [
    {
      name: "projects",
      end: "erased",
      isHeavy: true,
      page: async (from, most) =>
        Array.from({ length: Math.max(0, Math.min(most, studio.builds - from)) }, (_, i) => ({
          number: from + i,
          option: "b".repeat(900_000),
        })),
    },
  ],
  ownerFiles: async (_, from, most) => studio.files.slice(from, from + most),
});

let f: AccountFixture;
beforeAll(async () => {
  f = await accountFixture({}, { migrations: [commerceMigrations], personal });
});
afterAll(() => f.services.drop());

type Loose = ReturnType<typeof JSON.parse>;
const ask = async (query: string, variables: object, token?: string): Promise<Loose> => {
  const answer = await f.graphql(query, variables, token && `Bearer ${token}`);
  return answer.errors ? { refused: answer.errors[0]?.extensions?.code } : Object.values(answer.data ?? {})[0];
};
const SIGN_IN =
  "mutation($email: String!, $password: String!) { tokenCreate(email: $email, password: $password) { token } }";
const LINK = "mutation { myDataLink { url expiresAt errors { code } } }";

/** Somebody whose address is proved, with a token. */
async function person(isConfirmed = true): Promise<{ id: string; email: string; token: string }> {
  const email = newEmail();
  const { password } = await createStaff(f.services, { email, role: "support" });
  const { rows } = await f.services.connection.pool.query(
    "update commerce.account set is_staff = false, roles = '{}', is_confirmed = $2 where email = $1 returning id",
    [email, isConfirmed],
  );
  const { token } = await ask(SIGN_IN, { email, password: password ?? PASSWORD });
  return { id: rows[0].id, email, token };
}

async function archive(url: string): Promise<{ status: number; files: Record<string, string> }> {
  const response = await personalDataHandler(f.services, personal)(new Request(url), {
    ip: "10.0.0.1",
    requestId: "t",
  });
  if (response?.status !== 200) return { status: response?.status ?? 0, files: {} };
  const read = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { status: 200, files: Object.fromEntries(Object.entries(read).map(([name, one]) => [name, text(one)])) };
}

describe("what is kept about a person", () => {
  it("is handed out whole, orders that they made as a guest included, and erased as it says", async () => {
    const [one, other] = [await person(), await person()];
    const rows = await rowsOf(f.services.connection.pool);
    const ids = await rows.everything({ userId: one.id, email: one.email });
    await rows.everything({ userId: other.id, email: other.email });
    // the address of one, and somebody else's account
    await rows.order({ userId: other.id, email: one.email, note: "Somebody else's" });
    const { db } = f.services;
    const known = { id: one.id, email: one.email, is_confirmed: true };
    const told = async () => {
      const pages = personal.topicsOf(db, known).map(async ({ name, page }) => [name, await page(0, 100)] as const);
      return new Map((await Promise.all(pages)).filter(([name]) => !name.startsWith("studio/")));
    };
    const before = await told();
    for (const [name, found] of before) expect([name, found.length > 0]).toEqual([name, true]);
    expect(before.get("orders")).toMatchObject([{ number: ids.own }, { number: ids.guest }]);
    for (const name of ["payments", "returns", "consents", "giftCardsBought", "giftCardUses"])
      expect([name, before.get(name)?.map((row) => (row as Loose).number)]).toEqual([name, [ids.own, ids.guest]]);
    const text = JSON.stringify([...before]);
    expect(text).not.toContain("Somebody else's");
    expect(text).not.toContain(other.email);
    expect(text).not.toMatch(/secret|sealed|idempotency/i);

    await db.transaction().execute((trx) => personal.erase(trx, known));
    const after = await told();
    for (const { name, end } of personal.topicsOf(db, known)) {
      if (name.startsWith("studio/")) continue;
      const left = after.get(name)?.length ?? 0;
      // what law keeps is kept, and names no account; what a guest's order has is still found by its address
      if (end === "erased") expect([name, left]).toEqual([name, 0]);
      else expect([name, left > 0]).toEqual([name, true]);
    }
    // what others were told of the orders goes too: at once, or when nobody tries to tell it any more
    const toldOf = async ({ email }: { email: string }) =>
      (
        await f.services.connection.pool.query<{ status: string }>(
          "select status from commerce.event_delivery where payload like $1 order by id",
          [`%${email}%`],
        )
      ).rows.map(({ status }) => status);
    const all = ["FAILED", "PENDING"];
    // the order of somebody else with that address stays as it was
    expect(await toldOf(one)).toEqual(["PENDING", "PENDING", ...all]);
    expect(await toldOf(other)).toEqual([...all, ...all]);
    const { rows: jobs } = await f.services.connection.pool.query(
      `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = $1`,
      [FORGET_DELIVERIES],
    );
    const forget = webhookJobs(f.services, async () => null)[FORGET_DELIVERIES];
    for (const { payload } of jobs) await forget?.(payload, { attempt: 1, lastAttempt: false });
    expect([await toldOf(one), await toldOf(other)]).toEqual([all, [...all, ...all]]);
    expect(await rows.naming(one.id)).toEqual([]);
    expect((await rows.naming(other.id)).length).toBeGreaterThan(10);
  });

  it("does not hold what an address alone names, while that is not proved", async () => {
    const one = await person(false);
    const rows = await rowsOf(f.services.connection.pool);
    await rows.order({ userId: null, email: one.email, note: "A guest's" });
    const topics = personal.topicsOf(f.services.db, { id: one.id, email: one.email, is_confirmed: false });
    for (const { name, page } of topics)
      if (!name.startsWith("studio/")) expect([name, await page(0, 10)]).toEqual([name, []]);
  });
});

describe("the archive of a person's data", () => {
  it("holds data and files, by a link of the signed-in owner that ends with the password", async () => {
    const one = await person();
    const object = await f.services.storage.put("upload", new TextEncoder().encode("the picture itself"), "png");
    studio.files = [
      { path: "pictures/a.png", object },
      { path: "pictures/gone.png", object: `upload/${"0".repeat(64)}.png` },
    ];
    studio.builds = 9;
    expect(await ask(LINK, {})).toEqual({ refused: "UNAUTHENTICATED" });
    const { url, errors } = await ask(LINK, {}, one.token);
    expect(errors).toEqual([]);
    const { files } = await archive(url);
    expect(JSON.parse(files["data/account.json"] ?? "")).toMatchObject([{ email: one.email }]);
    expect(files["files/pictures/a.png"]).toBe("the picture itself");
    // what is long goes on in another file
    const builds = Object.keys(files).filter((name) => name.startsWith("data/studio/projects"));
    expect(builds.length).toBeGreaterThan(1);
    expect(builds.flatMap((name) => JSON.parse(files[name] ?? "")).map(({ number }) => number)).toEqual(
      Array.from({ length: 9 }, (_, i) => i),
    );
    expect(JSON.parse(files["contents.json"] ?? "")).toMatchObject({
      data: { account: 1, "studio/projects": 9 },
      files: 1,
      missing: ["pictures/gone.png"],
    });
    // one answer of GraphQL carries only so much
    studio.builds = 40;
    expect(await ask("{ myData }", {}, one.token)).toEqual({ refused: "BAD_USER_INPUT" });
    await f.services.connection.pool.query(
      "update commerce.account set password_version = gen_random_uuid() where id = $1",
      [one.id],
    );
    expect((await archive(url)).status).toBe(404);
    expect((await archive(`${url}x`)).status).toBe(404);
  });

  it("is written once at a time for a person, and a place is free again when its reader goes", async () => {
    const one = await person();
    studio.builds = 40;
    const { url } = await ask(LINK, {}, one.token);
    const handle = personalDataHandler(f.services, personal);
    const get = async () => await handle(new Request(url), { ip: "10.0.0.2", requestId: "t" });
    const first = await get();
    const reader = first?.body?.getReader();
    await reader?.read();
    const second = await get();
    expect([first?.status, second?.status, second?.headers.get("retry-after")]).toEqual([200, 503, "60"]);
    await reader?.cancel();
    const third = await get();
    expect(third?.status).toBe(200);
    await third?.body?.cancel();
  });

  it("is refused in the language of the page that gave the link, else of the browser", async () => {
    const handle = personalDataHandler(f.services, personal);
    const told = async (query: string, browser: string) => {
      const url = `${f.services.settings.public.commerce.server}/personal-data/none${query}`;
      const asked = new Request(url, { headers: { "accept-language": browser } });
      const refused = await handle(asked, { ip: "10.0.0.3", requestId: "t" });
      return [refused?.status, refused?.headers.get("content-language"), await refused?.text()];
    };
    expect(await told("?lang=ko", "en")).toEqual([
      404,
      "ko",
      expect.stringMatching(/^더 이상 유효하지 않은 링크입니다\..+\n$/),
    ]);
    expect(await told("", "ja-JP,ja;q=0.9")).toEqual([
      404,
      "ja",
      expect.stringMatching(/^このリンクは無効になりました。/),
    ]);
    expect(await told("", "fr")).toEqual([404, "en", expect.stringMatching(/^This link is no longer valid\./)]);
  });

  it("is asked for a few times an hour", async () => {
    const one = await person();
    const seen: number[] = [];
    for (let i = 0; i < 12; i++) seen.push((await ask(LINK, {}, one.token)).errors.length);
    expect(seen).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
  });
});
