import { gzipSync } from "node:zlib";
import { emptyBuild, type Placement } from "@carloom/build";
import type { VinylContent } from "@carloom/build/vinyl";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MOST_VINYLS } from "../design/resolve.ts";
import { createThreedPort } from "../open-port.ts";
import { pictureOrder } from "../picture/order.ts";
import { exportOf } from "../testing/exported.ts";
import { placement } from "../testing/content.ts";
import * as documents from "../testing/documents.ts";
import { openWorld, type World } from "../testing/world.ts";
import { MAX_VINYLS } from "./collection.policy.ts";

let world: World;
let mina: string;
let jun: string;
beforeAll(async () => {
  world = await openWorld({ LIMIT_UPLOADS_PER_MINUTE: "40" });
  mina = await world.token("mina");
  jun = await world.token("jun");
});
afterAll(() => world.services.drop());

const square = (color = "#c8102e"): VinylContent["pieces"][number] => ({
  art: { kind: "shape", shape: { form: "rectangle", corner: 0 }, fill: { kind: "solid", color } },
  size: [0.5, 0.5],
  at: [1, 0, 0, 1, -0.25, 0],
});
const content = (color?: string): VinylContent => ({ version: 1, size: [1, 0.5], pieces: [square(color)] });
const gzipped = (value: unknown) => new Uint8Array(gzipSync(typeof value === "string" ? value : JSON.stringify(value)));

const STORE = `mutation vinylStore($content: Upload!) {
  vinylStore(content: $content) { content { hash url width height pieces } error { type message } }
}`;
const FIELDS = "uuid title folder hash pieces replaced authorName code isNamed";
const KEEP = `mutation vinylKeep($input: VinylKeepInput!) {
  vinylKeep(input: $input) { vinyl { ${FIELDS} } error { type } }
}`;
const CHANGE = `mutation vinylChange($uuid: UUID!, $input: VinylChangeInput!) {
  vinylChange(uuid: $uuid, input: $input) { vinyl { ${FIELDS} } error { type } }
}`;
const FORGET = "mutation vinylForget($uuid: UUID!) { vinylForget(uuid: $uuid) { success error { type } } }";
const SHARE = `mutation vinylShare($uuid: UUID!, $named: Boolean!) {
  vinylShare(uuid: $uuid, named: $named) { vinyl { ${FIELDS} } error { type } }
}`;
const UNSHARE = `mutation vinylUnshare($uuid: UUID!) { vinylUnshare(uuid: $uuid) { vinyl { ${FIELDS} } error { type } } }`;
const SHARED = "query sharedVinyl($code: String!) { sharedVinyl(code: $code) { title hash pieces authorName } }";
const LIST = `query ownVinyls($first: Int, $after: String) {
  ownVinyls(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node { ${FIELDS} } } }
}`;

async function store(bytes: Uint8Array, token?: string) {
  const file = new File([bytes as BlobPart], "vinyl.json.gz", { type: "application/gzip" });
  return (await world.upload(STORE, { content: null }, "variables.content", file, token)).data.vinylStore;
}
const hashOf = async (vinyl: VinylContent, token?: string): Promise<string> =>
  (await store(gzipped(vinyl), token)).content.hash;
const ask = async (query: string, variables: object, token?: string) =>
  Object.values((await world.call(query, { ...variables }, token)).data as object)[0];
const keep = (input: object, token?: string) => ask(KEEP, { input }, token);
const fresh = async (token: string, title = "Flames", color?: string) => {
  const uuid = crypto.randomUUID();
  await keep({ uuid, title, hash: await hashOf(content(color), token) }, token);
  return uuid;
};
const layer = (hash: string): Placement => placement("v", { kind: "vinyl", hash }) as unknown as Placement;
const build = (hash: string) => ({ ...emptyBuild(), stickers: [layer(hash)] });

describe("contents", () => {
  it("are stored once under the hash of what they are, by guests too, and lie where everybody can fetch them", async () => {
    const { content: one } = await store(gzipped(content()));
    expect(one).toMatchObject({ width: 1, height: 0.5, pieces: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const { pieces, size, version } = content();
    const { content: same } = await store(gzipped(JSON.stringify({ size, pieces, version }, null, 3)), mina);
    expect(same).toEqual(one);
    const object = one.url.slice(`${world.services.settings.public.cdn}/`.length);
    expect(object).toBe(`vinyl/${one.hash}.json`);
    const bytes = await world.services.storage.get(object);
    expect(JSON.parse(new TextDecoder().decode(bytes ?? new Uint8Array()))).toEqual(content());
  });

  it("that are none, or too much, are refused before anything is stored", async () => {
    const before = await world.snapshot();
    const piece = square();
    const refused = [
      gzipped("no json"),
      new TextEncoder().encode(JSON.stringify(content())),
      gzipped({ ...content(), pieces: Array.from({ length: 3001 }, () => piece) }),
      gzipped({ ...content(), pieces: [{ ...piece, art: { kind: "upload", uuid: crypto.randomUUID() } }] }),
      // little that becomes much
      gzipped(`"${"x".repeat(9 * 1024 * 1024)}"`),
      new Uint8Array(1024 * 1024 + 1),
    ];
    for (const bytes of refused) expect((await store(bytes, mina)).error.type).toBe("INVALID");
    expect((await store(gzipped({ ...content(), version: 3 }), mina)).error.type).toBe("NEWER");
    expect(await world.snapshot()).toBe(before);
  });
});

describe("a build with a vinyl", () => {
  it("is priced by what the vinyl covers, drawn from its content, and refused where nobody stored it", async () => {
    const port = createThreedPort(world.services);
    const hash = await hashOf(content("#123456"));
    const read = await port.designOf("halden-one", build(hash), null);
    if (!read.ok) throw new Error(read.problem.message);
    expect([...read.design.vinyls.values()]).toEqual([
      { hash, object: `vinyl/${hash}.json`, url: expect.stringContaining(`/vinyl/${hash}.json`), hasText: false },
    ]);
    const design = { templateUuid: world.uuidOf("halden-one"), build: build(hash), ownerId: null };
    expect((await pictureOrder(world.services.db, design, "preset"))?.order.vinyls).toEqual({
      [hash]: `/object/vinyl/${hash}.json`,
    });
    const unknown = await port.designOf("halden-one", build("0".repeat(64)), null);
    expect(unknown).toMatchObject({ ok: false, problem: { code: "unknown-vinyl", reference: "v" } });
    const hashes = Array.from({ length: MOST_VINYLS + 1 }, (_, at) => at.toString(16).padStart(64, "0"));
    const many = { ...emptyBuild(), stickers: hashes.map((one, at) => ({ ...layer(one), id: `v${at}` })) };
    const refused = await port.designOf("halden-one", many, null);
    expect(refused).toMatchObject({ ok: false, problem: { code: "too-many-vinyls" } });
  });
});

it("a build tells of the letters within its vinyls, as hard to read as they are", async () => {
  const port = createThreedPort(world.services);
  const hash = await hashOf({
    version: 1,
    size: [1, 0.5],
    pieces: [
      square(),
      {
        art: { kind: "text", text: "GT", font: "bebas", color: "#ffffff" },
        size: [0.02, 0.01],
        at: [1, 0, 0, 1, 0, 0],
      },
    ],
  });
  const read = await port.designOf("halden-one", build(hash), null);
  if (!read.ok) throw new Error(read.problem.message);
  expect(read.design.vinyls.get(hash)?.hasText).toBe(true);
  const letters = read.design.letters?.get("v");
  expect(letters?.least).toBe(0.005);
  // an em is a little less than the line's hundredth of a metre, of half a metre that the vinyl is high
  expect(letters?.high).toBeGreaterThan(0.01);
  expect(letters?.high).toBeLessThan(0.04);
  const plain = await port.designOf("halden-one", build(await hashOf(content())), null);
  expect(plain.ok && plain.design.letters?.has("v")).toBe(false);
});

describe("a collection", () => {
  it("is its person's alone, on whichever device, with names and folders", async () => {
    const uuid = await fresh(mina, "Stripe kit");
    expect(await keep({ uuid, title: "other", hash: await hashOf(content()) }, mina)).toMatchObject({
      vinyl: { title: "Stripe kit" },
    });
    const change = { title: " Racing kit ", folder: "Team" };
    expect(await ask(CHANGE, { uuid, input: change }, mina)).toMatchObject({
      vinyl: { title: "Racing kit", folder: "Team" },
    });
    expect((await ask(LIST, {}, mina)).edges.map(({ node }: { node: { title: string } }) => node.title)).toEqual([
      "Racing kit",
    ]);
    for (const token of [jun, undefined])
      expect(await ask(LIST, {}, token)).toMatchObject({ totalCount: 0, edges: [] });
    for (const [token, type] of [
      [jun, "NOT_FOUND"],
      [undefined, "UNAUTHENTICATED"],
    ] as const) {
      expect((await ask(CHANGE, { uuid, input: change }, token)).error.type).toBe(type);
      expect((await ask(SHARE, { uuid, named: true }, token)).error.type).toBe(type);
      expect((await ask(UNSHARE, { uuid }, token)).error.type).toBe(type);
      expect((await ask(FORGET, { uuid }, token)).error.type).toBe(type);
    }
    expect((await keep({ uuid, title: "x", hash: await hashOf(content()) })).error.type).toBe("UNAUTHENTICATED");
    expect((await keep({ uuid: crypto.randomUUID(), title: "x", hash: "0".repeat(64) }, jun)).error.type).toBe(
      "NOT_FOUND",
    );
    // whose uuid it is elsewhere is nobody's business
    expect(await keep({ uuid, title: "Mine", hash: await hashOf(content()) }, jun)).toMatchObject({ error: null });
    await ask(FORGET, { uuid }, jun);
    expect(await ask(FORGET, { uuid }, mina)).toEqual({ success: true, error: null });
    // what shows it goes on showing it
    expect(
      (await createThreedPort(world.services).designOf("halden-one", build(await hashOf(content())), null)).ok,
    ).toBe(true);
  });

  it("brings up what it replaced everywhere, and leaves alone what was to stay", async () => {
    const uuid = await fresh(mina, "Wave", "#000001");
    const [first, second, third] = [
      await hashOf(content("#000001")),
      await hashOf(content("#000002")),
      await hashOf(content("#000003")),
    ];
    const change = (hash: string, everywhere: boolean) => ask(CHANGE, { uuid, input: { hash, everywhere } }, mina);
    expect(await change(second, true)).toMatchObject({ vinyl: { hash: second, replaced: [first] } });
    expect(await change(third, false)).toMatchObject({ vinyl: { hash: third, replaced: [] } });
    // gone back to: what it was brought up to is not brought up from it again
    expect(await change(first, true)).toMatchObject({ vinyl: { hash: first, replaced: [third] } });
  });

  it("shows by a link what its person shows, names them only if they say so, and credits them ever after", async () => {
    const uuid = await fresh(mina, "Dragon", "#00ff00");
    const { vinyl } = await ask(SHARE, { uuid, named: false }, mina);
    expect(await ask(SHARED, { code: vinyl.code })).toMatchObject({ title: "Dragon", pieces: 1, authorName: null });
    const authorOf = async (code: string, token: string): Promise<string | null> => {
      const taken = crypto.randomUUID();
      await keep({ uuid: taken, title: "Dragon", hash: vinyl.hash, code }, token);
      const { rows } = await world.services.connection.pool.query(
        "select author_id from threed.vinyl where uuid = $1",
        [taken],
      );
      last = taken;
      return rows[0].author_id;
    };
    let last = "";
    // who does not want to be named is nobody's author
    expect(await authorOf(vinyl.code, jun)).toBeNull();
    expect((await ask(SHARE, { uuid, named: true }, mina)).vinyl).toMatchObject({ code: vinyl.code, isNamed: true });
    expect(await authorOf(vinyl.code, jun)).toBe("mina");
    // shown on, it is still hers; taken back, she is not credited to herself
    const again = (await ask(SHARE, { uuid: last, named: true }, jun)).vinyl;
    expect(await authorOf(again.code, await world.token("kim"))).toBe("mina");
    expect(await authorOf(again.code, mina)).toBeNull();
    await ask(UNSHARE, { uuid }, mina);
    expect(await ask(SHARED, { code: vinyl.code })).toBeNull();
    expect(await ask(SHARED, { code: "../../etc" })).toBeNull();
    const late = { uuid: crypto.randomUUID(), title: "Dragon", hash: vinyl.hash, code: vinyl.code };
    expect((await keep(late, jun)).error.type).toBe("NOT_FOUND");
  });

  describe("changed by two devices at once", () => {
    /** Both asked while somebody holds the vinyl: each has begun before the other is done. */
    async function atOnce<T>(uuid: string, works: (() => Promise<T>)[]): Promise<T[]> {
      const { pool } = world.services.connection;
      const holder = await pool.connect();
      await holder.query("begin");
      await holder.query("select 1 from threed.vinyl where uuid = $1 for update", [uuid]);
      const running = works.map((work) => work());
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(works.length);
      await holder.query("commit");
      holder.release();
      return Promise.all(running);
    }

    it("forgets no content that it had, so that layers which show it are brought up", async () => {
      const uuid = await fresh(mina, "Twice", "#0000b1");
      const [first, second, third] = [
        await hashOf(content("#0000b1")),
        await hashOf(content("#0000b2")),
        await hashOf(content("#0000b3")),
      ];
      const answers = await atOnce(
        uuid,
        [second, third].map((hash) => () => ask(CHANGE, { uuid, input: { hash, everywhere: true } }, mina)),
      );
      expect(answers.map(({ error }) => error)).toEqual([null, null]);
      const { vinyl } = await ask(CHANGE, { uuid, input: {} }, mina);
      expect(vinyl.replaced).toEqual([first, vinyl.hash === second ? third : second]);
    });

    it("has one link, whichever press comes first", async () => {
      const uuid = await fresh(mina, "Pressed twice", "#0000b4");
      const share = () => ask(SHARE, { uuid, named: false }, mina);
      const codes = (await atOnce(uuid, [share, share])).map(({ vinyl }) => vinyl.code);
      expect(codes[0]).toBe(codes[1]);
      expect(await ask(SHARED, { code: codes[0] })).toMatchObject({ title: "Pressed twice" });
    });
  });

  it("tells a link that is looked up too fast from one that ended", async () => {
    const uuid = await fresh(mina, "Hurried", "#00ffff");
    const { vinyl } = await ask(SHARE, { uuid, named: false }, mina);
    const asked = await Promise.all(Array.from({ length: 61 }, () => world.call(SHARED, { code: vinyl.code })));
    expect(asked.flatMap(({ errors }) => errors?.[0]?.extensions.code ?? [])).toContain("LIMIT");
    const input = { uuid: crypto.randomUUID(), title: "Hurried", hash: vinyl.hash, code: vinyl.code };
    expect((await keep(input, jun)).error.type).toBe("LIMIT");
  });

  it("holds no more than is said", async () => {
    const token = await world.token("collector");
    const hash = await hashOf(content(), token);
    await world.services.connection.pool.query(
      `insert into threed.vinyl (owner_id, uuid, title, hash)
       select 'collector', gen_random_uuid(), 'x', $2 from generate_series(1, $1)`,
      [MAX_VINYLS, hash],
    );
    expect((await keep({ uuid: crypto.randomUUID(), title: "one more", hash }, token)).error.type).toBe("LIMIT");
  });
});

it("what somebody leaves goes with them, but for what a frozen design or somebody else shows", async () => {
  const leaver = await world.token("leaver");
  const port = createThreedPort(world.services);
  const [gone, held, shown, before] = [
    await hashOf(content("#0000a1"), leaver),
    await hashOf(content("#0000a2"), leaver),
    await hashOf(content("#0000a3"), leaver),
    await hashOf(content("#0000a4"), leaver),
  ];
  const all = [gone, held, shown, before];
  for (const hash of all) await keep({ uuid: crypto.randomUUID(), title: "x", hash }, leaver);
  expect(await exportOf(port, "leaver")).toMatchObject({ vinyls: all.map((hash) => ({ hash })) });
  await port.holdObjects(world.services.db, "design:1", [`vinyl/${held}.json`]);
  await keep({ uuid: crypto.randomUUID(), title: "x", hash: shown }, jun);
  // an earlier version of somebody's project shows it, which no longer does itself
  const templateUuid = world.uuidOf("halden-one");
  const made = await world.call(documents.PERSONAL_PROJECT_CREATE, { templateUuid, input: { title: "x" } }, jun);
  const { uuid } = made.data.personalProjectCreate.project;
  for (const [at, option] of [build(before), emptyBuild()].entries()) {
    const variables = { uuid, version: at + 1, input: { option, keepReplaced: true } };
    await world.call(documents.PROJECT_UPDATE, variables, jun);
  }
  for (let i = 0; i < 2; i++) await port.eraseOwner("leaver", []);
  expect(await exportOf(port, "leaver")).toMatchObject({ vinyls: [] });
  expect(await world.services.storage.size(`vinyl/${gone}.json`)).toBeNull();
  expect((await port.designOf("halden-one", build(gone), null)).ok).toBe(false);
  for (const hash of [held, shown, before]) {
    expect(await world.services.storage.size(`vinyl/${hash}.json`)).toBeGreaterThan(0);
    expect((await port.designOf("halden-one", build(hash), null)).ok).toBe(true);
  }
});

it("an address stores only so many a minute", async () => {
  const answers = await Promise.all(Array.from({ length: 41 }, () => store(gzipped(content()))));
  expect(answers.at(-1)?.error?.type ?? answers.find(({ error }) => error)?.error.type).toBe("LIMIT");
});
