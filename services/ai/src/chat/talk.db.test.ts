import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Pricer } from "@carloom/commerce";
import { createEndpoint, limitsOf, type RequestContext, type Visitor } from "@carloom/platform";
import { type TestServices, testServices } from "@carloom/platform/testing";
import { readSettings } from "@carloom/settings/server";
import { createThreedPort, threedMigrations } from "@carloom/threed";
import { writeCatalogue } from "@carloom/threed/testing";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aiMigrations, type Ai, type AiPorts, aiJobs, createAi } from "../index.ts";
import { spentToday } from "../provider/spending.repository.ts";
import { deleteOldConversations, insertConversation } from "./conversation.repository.ts";

type Event = { event: string; data: Record<string, never> };
type World = { services: TestServices; ai: Ai };

const person = (userId: string): Visitor => ({
  userId,
  sessionId: "s",
  email: `${userId}@example.com`,
  isConfirmed: true,
  isStaff: false,
  roles: [],
  isAdministrator: false,
});

/** Every part costs 100.00 a slot; a wing for the other car is not sold. */
const pricer: AiPorts["pricer"] = async (_, channel, goods): Promise<Pricer | null> =>
  channel !== "default-channel"
    ? null
    : {
        channel,
        currency: "USD",
        available: new Map([...goods.partModels, ...goods.stickers].map((uuid) => [uuid, 8])),
        price: (design) => ({ total: design.parts.length * 10_000, lines: [], problems: [] }),
      };

/** A stylist with settings of its own on services that others share. */
function stylistOn(shared: TestServices, env: Record<string, string>): World {
  const settings = readSettings({ DATA_DIR: shared.settings.dataDir, ...env });
  const services: TestServices = {
    ...shared,
    settings,
    contextFor: (visitor) => ({ ...shared.contextFor(visitor), settings }),
  };
  const contextOf = async (request: Request): Promise<RequestContext> => {
    const user = request.headers.get("x-user");
    return { ...services.contextFor(user ? person(user) : null), ip: request.headers.get("x-ip") ?? "10.0.0.1" };
  };
  const ai = createAi(services, { threed: createThreedPort(services), pricer }, contextOf);
  return { services, ai };
}

async function world(): Promise<World> {
  const services = await testServices([threedMigrations, aiMigrations]);
  await writeCatalogue(services);
  return stylistOn(services, {});
}

async function post({ ai }: World, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const whole = {
    message: "red",
    language: "en",
    templateSlug: "halden-one",
    channel: "default-channel",
    build: {},
    ...body,
  };
  const response = await ai.talk(
    new Request("http://localhost/ai/talk", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(whole),
    }),
    { ip: "10.0.0.1", requestId: "test" },
  );
  if (!response) throw new Error("nobody answered");
  return response;
}

async function talk(w: World, body: object, headers: Record<string, string> = {}) {
  const response = await post(w, body, headers);
  const text = await response.text();
  const events = text
    .split("\n\n")
    .filter((part) => part.startsWith("event: "))
    .map((part): Event => {
      const [event = "", data = "null"] = part.split("\ndata: ");
      return { event: event.slice("event: ".length), data: JSON.parse(data) };
    });
  const of = (name: string) => events.find(({ event }) => event === name)?.data as Record<string, unknown> | undefined;
  const said = events
    .flatMap(({ event, data }) => (event === "text" ? (data as unknown as { text: string }).text : []))
    .join("");
  return { status: response.status, type: response.headers.get("content-type"), events, of, said, text };
}

async function ask({ services, ai }: World, query: string, variables: object, user?: string) {
  const endpoint = createEndpoint({
    schema: ai.schema,
    path: "/ai/graphql/",
    contextOf: async () => services.contextFor(user ? person(user) : null),
    limits: limitsOf(services.settings.env),
  });
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  };
  return (await endpoint(new Request("http://localhost/ai/graphql/", init))).json();
}
const TURNS = `query($uuid: UUID, $secret: String) { stylistConversation(uuid: $uuid, secret: $secret) { turns { said answered machine accepted } } }`;

describe("talking with the embedded rules", () => {
  let w: World;
  beforeAll(async () => {
    w = await world();
  });
  afterAll(() => w.services.drop());

  it("says who answers, then words, then a proposal with what each change costs", async () => {
    const answer = await talk(w, { message: "red, with rim-a wheels please" });
    expect(answer.type).toContain("text/event-stream");
    expect(answer.events.map(({ event }) => event)).toEqual(["machine", "text", "proposal", "done"]);
    expect(answer.of("machine")).toEqual({ name: "rules", isRules: true, abroad: null, sees: false });
    expect(answer.of("proposal")).toMatchObject({
      build: { paint: { body: { color: "#d0121f" } } },
      changes: expect.arrayContaining([expect.objectContaining({ kind: "paint", reference: "body", price: 0 })]),
      currency: "USD",
    });
  });

  it("keeps a guest's conversation behind a secret, and goes on with it: back is what was before", async () => {
    const first = (await talk(w, { message: "blue" })).of("done") as {
      conversation: string;
      secret: string;
      turn: string;
    };
    expect(first.secret).toMatch(/^[\w-]{32}$/);
    const key = { uuid: first.conversation, secret: first.secret };
    const blue = { paint: { body: { color: "#1f4fb8", finish: "metallic" } } };
    const taken = `mutation($turn: UUID!, $secret: String, $build: JSON!) { stylistProposalTake(turn: $turn, secret: $secret, build: $build) }`;
    expect((await ask(w, taken, { turn: first.turn, secret: first.secret, build: blue })).data).toEqual({
      stylistProposalTake: true,
    });
    const back = await talk(w, { message: "undo", build: blue, conversation: key });
    expect(back.of("done")).toMatchObject({ conversation: first.conversation, secret: null });
    expect((back.of("proposal") as { build: { paint: object } }).build.paint).toEqual({});
    const { data } = await ask(w, TURNS, key);
    expect(data.stylistConversation.turns).toMatchObject([
      { said: "blue", machine: "rules", accepted: true },
      { said: "undo" },
    ]);
  });

  it("shows nobody a conversation that is not theirs, nor lets them delete it", async () => {
    const { conversation, secret } = (await talk(w, { message: "green" })).of("done") as {
      conversation: string;
      secret: string;
    };
    const other = "x".repeat(32);
    for (const variables of [{ uuid: conversation }, { uuid: conversation, secret: other }])
      expect((await ask(w, TURNS, variables)).data).toEqual({ stylistConversation: null });
    expect((await ask(w, TURNS, { uuid: conversation }, "somebody")).data).toEqual({ stylistConversation: null });
    const remove = `mutation($uuid: UUID!, $secret: String) { stylistConversationDelete(uuid: $uuid, secret: $secret) }`;
    expect((await ask(w, remove, { uuid: conversation, secret: other })).data).toEqual({
      stylistConversationDelete: false,
    });
    // somebody else's key begins a conversation of one's own
    const stolen = (await talk(w, { message: "green", conversation: { uuid: conversation, secret: other } })).of(
      "done",
    );
    expect(stolen?.conversation).not.toBe(conversation);
    expect((await ask(w, remove, { uuid: conversation, secret })).data).toEqual({ stylistConversationDelete: true });
    expect((await ask(w, TURNS, { uuid: conversation, secret })).data).toEqual({ stylistConversation: null });
  });

  it("gives an account its own, also what was said before signing in, to copy and to erase", async () => {
    const guest = (await talk(w, { message: "white" })).of("done") as { conversation: string; secret: string };
    const own = await talk(
      w,
      { message: "black", conversation: { uuid: guest.conversation, secret: guest.secret } },
      { "x-user": "ada" },
    );
    expect(own.of("done")).toMatchObject({ conversation: guest.conversation, secret: null });
    expect((await ask(w, TURNS, { uuid: guest.conversation, secret: guest.secret })).data).toEqual({
      stylistConversation: null,
    });
    expect(await w.ai.exportOwner("ada")).toMatchObject([
      { template: "halden-one", turns: [{ said: "white" }, { said: "black" }] },
    ]);
    await w.ai.eraseOwner("ada");
    expect(await w.ai.exportOwner("ada")).toEqual([]);
  });

  it("forgets what guests said 30 days ago", async () => {
    const { conversation, secret } = (await talk(w, { message: "white" })).of("done") as {
      conversation: string;
      secret: string;
    };
    await deleteOldConversations(w.services.db, 30);
    expect((await ask(w, TURNS, { uuid: conversation, secret })).data.stylistConversation).not.toBeNull();
    await deleteOldConversations(w.services.db, 0);
    expect((await ask(w, TURNS, { uuid: conversation, secret })).data.stylistConversation).toBeNull();
  });

  it("forgets what an account said about a project that is gone, and nothing else", async () => {
    const { db } = w.services;
    const [project] = (await sql<{ uuid: string }>`select uuid from threed.project limit 1`.execute(db)).rows;
    const about = async (project_uuid: string | null) => {
      const row = {
        uuid: randomUUID(),
        owner_id: "grace",
        secret_hash: null,
        project_uuid,
        template_slug: "halden-one",
      };
      return (await insertConversation(db, row)).uuid;
    };
    const [gone, there, none] = [await about(randomUUID()), await about(project!.uuid), await about(null)];
    await aiJobs(w.services, createThreedPort(w.services))["ai.sweep"]!({}, {} as never);
    const left = (await w.ai.exportOwner("grace")) as { uuid: string }[];
    expect(left.map(({ uuid }) => uuid).toSorted()).toEqual([there, none].toSorted());
    expect(left.map(({ uuid }) => uuid)).not.toContain(gone);
  });

  it("mails a reported answer to staff, once", async () => {
    const { turn, secret } = (await talk(w, { message: "white" })).of("done") as { turn: string; secret: string };
    const report = `mutation($turn: UUID!, $secret: String, $message: String!) { stylistReport(turn: $turn, secret: $secret, message: $message) }`;
    for (let i = 0; i < 2; i++)
      expect((await ask(w, report, { turn, secret, message: "odd" })).data).toEqual({ stylistReport: true });
    expect((await ask(w, report, { turn, secret: "y".repeat(32), message: "odd" })).data).toEqual({
      stylistReport: false,
    });
    expect(Object.keys(aiJobs(w.services, createThreedPort(w.services)))).toEqual(["ai.sweep", "ai.reportMail"]);
  });

  it.each([
    ["no JSON", "{", 400],
    ["no message", JSON.stringify({}), 400],
    ["too long a message", { message: "x".repeat(1001) }, 400],
    ["no build", { build: { paint: 7 } }, 400],
    ["a build of a later version", { build: { version: 99 } }, 400],
  ])("refuses %s before anything is asked", async (_, body, status) => {
    const whole = { message: "red", language: "en", templateSlug: "halden-one", channel: "default-channel", build: {} };
    const request = new Request("http://localhost/ai/talk", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify({ ...whole, ...body }),
    });
    expect((await w.ai.talk(request, { ip: "10.0.0.9", requestId: "t" }))?.status).toBe(status);
  });

  it("takes no other method, and says nothing of a car that is not open", async () => {
    const get = await w.ai.talk(new Request("http://localhost/ai/talk"), { ip: "10.0.0.9", requestId: "t" });
    expect(get?.status).toBe(405);
    expect((await talk(w, { templateSlug: "halden-secret" })).events.map(({ event }) => event)).toEqual(["failed"]);
  });
});

describe("a provider through the real client", () => {
  let double: ChildProcess;
  let url: string;
  let shared: World;
  beforeAll(async () => {
    shared = await world();
    double = fork(fileURLToPath(new URL("../testing/provider-double.ts", import.meta.url)), {
      execArgv: ["--no-warnings"],
    });
    const [{ port }] = (await once(double, "message")) as [{ port: number }];
    url = `http://127.0.0.1:${port}/v1`;
  });
  afterAll(async () => {
    double.kill();
    await shared.services.drop();
  });

  const heard = async () =>
    (await (await fetch(url.replace("/v1", "/last"))).json()) as { asked: number; last: unknown };
  const asking = (model: string, more: Record<string, string> = {}) =>
    stylistOn(shared.services, {
      AI_CHAT_URL: url,
      AI_CHAT_MODEL: model,
      AI_CHAT_NAME: "Double",
      AI_CHAT_SECONDS: "3",
      ...more,
    });
  const FAILED = "An error occurred. Please try again later.";

  it("streams its words, and shows what it proposes", async () => {
    const w = asking("good");
    const answer = await talk(w, { message: "make it red" });
    expect(answer.of("machine")).toEqual({ name: "Double", isRules: false, abroad: null, sees: false });
    expect(answer.said).toBe("Red suits it.");
    expect(answer.of("proposal")).toMatchObject({ title: "Red", build: { paint: { body: { color: "#d0121f" } } } });
  });

  it("passes its first word on at once, long before its last", async () => {
    const w = asking("stamped");
    const response = await post(w, { message: "hello" });
    let [text, late] = ["", Infinity];
    for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
      text += part;
      const written = /event: text\ndata: \{"text":"(\d+) /.exec(text)?.[1];
      if (written && late === Infinity) late = Date.now() - Number(written);
    }
    if (process.env.TEST_LONG) console.info(`the first word was ${late} ms on its way`);
    expect(late).toBeLessThan(2000);
    expect(text).toContain("event: done");
  });

  describe("with a reference picture", () => {
    const SECRET = "somewhere, at night";
    let image: string;
    beforeAll(async () => {
      const picture = sharp({ create: { width: 2000, height: 900, channels: 3, background: "#c01020" } });
      image = (
        await picture
          .jpeg()
          .withExif({ IFD0: { ImageDescription: SECRET } })
          .toBuffer()
      ).toString("base64");
    });
    const picture = () => ({ colors: [{ hex: "#c01020", share: 1 }], gloss: 0.5, image });
    const seen = async () => {
      const sent = JSON.stringify((await heard()).last);
      return /data:image\/jpeg;base64,([A-Za-z0-9+/=]+)/.exec(sent)?.[1] ?? null;
    };

    it("a model that sees gets it small and without what else the file holds, beside the words", async () => {
      const w = asking("echo", { AI_CHAT_SEES: "true" });
      expect(Buffer.from(image, "base64").toString("latin1")).toContain(SECRET);
      const answer = await talk(w, { message: "like this", picture: picture() });
      expect(answer.of("machine")).toMatchObject({ sees: true });
      const bytes = Buffer.from((await seen())!, "base64");
      expect(bytes.toString("latin1")).not.toContain(SECRET);
      const { format, width, exif } = await sharp(bytes).metadata();
      expect({ format, width, exif }).toEqual({ format: "jpeg", width: 768, exif: undefined });
      expect(JSON.stringify((await heard()).last)).toContain("like this");
    });
    it("one that does not hears of its colours alone, and so does everybody abroad without consent", async () => {
      await talk(asking("echo"), { message: "like this", picture: picture() });
      expect(await seen()).toBeNull();
      expect(JSON.stringify((await heard()).last)).toContain("#c01020");
      const abroad = asking("echo", { AI_CHAT_SEES: "true", AI_CHAT_ABROAD: "the United States" });
      const { asked } = await heard();
      const answer = await talk(abroad, { message: "like this", picture: picture() });
      expect(answer.of("machine")).toMatchObject({ isRules: true });
      expect(answer.of("proposal")).toBeDefined();
      expect((await heard()).asked).toBe(asked);
      await talk(abroad, { message: "like this", picture: picture(), consent: true });
      expect(await seen()).not.toBeNull();
    });
    it("what only claims to be one is left out, and too much is refused before anything is asked", async () => {
      const w = asking("echo", { AI_CHAT_SEES: "true" });
      for (const fake of [Buffer.from("<svg/>").toString("base64"), `/9j/${"A".repeat(400)}`]) {
        expect((await talk(w, { message: "so", picture: { ...picture(), image: fake } })).said).toBe("Nothing to do.");
        expect(await seen()).toBeNull();
      }
      expect((await post(w, { picture: { ...picture(), image: "A".repeat(600_004) } })).status).toBe(400);
    });
    it("is never kept", async () => {
      const w = asking("echo", { AI_CHAT_SEES: "true" });
      await talk(w, { message: "like this", picture: picture() }, { "x-user": "hedy" });
      const kept = await sql<{ turn: string }>`select turn::text from ai.turn as turn`.execute(w.services.db);
      expect(JSON.stringify(kept.rows)).not.toContain(image.slice(200, 260));
    });
  });

  it("never hears who asks", async () => {
    const w = asking("echo");
    await talk(w, { message: "hello" }, { "x-user": "ada-lovelace" });
    const sent = JSON.stringify((await heard()).last);
    expect(sent).toContain("halden-one");
    expect(sent).not.toMatch(/ada-lovelace|example\.com|10\.0\.0\.1/);
  });

  it.each(["garbage", "loop", "slow", "refuses", "breaks", "cut"])(
    "a provider that %s ends with the specification's failure, and no proposal",
    async (model) => {
      const w = asking(model);
      const answer = await talk(w, { message: "make it red" });
      expect(answer.of("failed")).toEqual({ message: FAILED });
      expect(answer.of("proposal")).toBeUndefined();
      expect(answer.of("done")).toBeUndefined();
      const { asked } = await heard();
      expect(asked).toBeLessThan(40);
    },
    20_000,
  );

  it.each([
    ["unknown-part", "I could not find it."],
    ["bad-arguments", "Sorry."],
    ["buys", "Bought?"],
  ])("what a model cannot do it is told (%s), and nothing of it reaches the car", async (model, said) => {
    const w = asking(model);
    const answer = await talk(w, { message: "a turbo" });
    expect(answer.said).toBe(said);
    expect(answer.of("proposal")).toBeUndefined();
  });

  it("passes markup on as the text that it is", async () => {
    const w = asking("html");
    expect((await talk(w, { message: "hi" })).said).toContain("<script>");
  });

  it("asks rules where nobody agreed to a provider abroad, and where the day's budget is spent", async () => {
    const abroad = asking("good", { AI_CHAT_ABROAD: "the United States" });
    expect((await talk(abroad, {})).of("machine")).toMatchObject({ isRules: true });
    expect((await talk(abroad, { consent: true })).of("machine")).toMatchObject({ isRules: false });
    const { tokens } = await spentToday(shared.services.db);
    const poor = asking("good", { AI_TOKENS_PER_DAY: String(tokens + 21_000) });
    expect((await talk(poor, {})).of("machine")).toMatchObject({ isRules: false });
    expect((await talk(poor, {})).of("machine")).toMatchObject({ isRules: true });
  });
});
