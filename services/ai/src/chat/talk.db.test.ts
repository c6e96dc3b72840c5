import { randomUUID } from "node:crypto";
import { createThreedPort } from "@carloom/threed";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aiJobs } from "../index.ts";
import { ask, talk, type World, world } from "../testing/talk.ts";
import { deleteOldConversations, insertConversation } from "./conversation.repository.ts";

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
