import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { spentToday } from "../provider/spending.repository.ts";
import { post, stylistOn, talk, type World, world } from "../testing/talk.ts";

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
