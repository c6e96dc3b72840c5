import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { postgresLimiter, type Visitor } from "@carloom/platform";
import { type TestServices, testServices } from "@carloom/platform/testing";
import { threedMigrations } from "@carloom/threed";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { generationHandler } from "./generation.handler.ts";
import { openDrawer } from "./open.ts";

let services: TestServices;
let child: ChildProcess;
let url = "";
beforeAll(async () => {
  child = fork(fileURLToPath(new URL("./testing/provider-double.ts", import.meta.url)), {
    execArgv: ["--no-warnings"],
  });
  const [port] = await once(child, "message");
  url = `http://127.0.0.1:${port}`;
  services = await testServices([threedMigrations], { LIMIT_STICKERS_PER_MINUTE: "1000" });
});
afterAll(async () => {
  child.kill();
  await services.drop();
});

type Body = ReturnType<typeof JSON.parse>;
const TEXT_TO_IMAGE = "/v1/generation/carloom-rules/text-to-image";
const visitorOf = (userId: string): Visitor => ({
  userId,
  sessionId: "s",
  email: "a@b.example",
  isConfirmed: true,
  isStaff: false,
  roles: [],
  isAdministrator: false,
});

function asking(of: TestServices, visitor: Visitor | null = null) {
  const handler = generationHandler({
    drawer: openDrawer({ ...of, throttle: postgresLimiter(of.db) }),
    contextOf: async () => ({ ...of.contextFor(visitor), throttle: postgresLimiter(of.db) }),
  });
  return async (
    path: string,
    body?: unknown,
    init: RequestInit = {},
  ): Promise<{ status: number; headers: Headers; body: Body }> => {
    const request = new Request(`http://localhost:4260${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      ...init,
    });
    const response = await handler(request, { ip: "127.0.0.1", requestId: "r" } as never);
    if (!response) throw new Error("not answered");
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
  };
}
const wish = (text: string, more: object = {}) => ({
  text_prompts: [{ text, weight: 1 }],
  width: 512,
  height: 512,
  samples: 1,
  seed: 7,
  ...more,
});

it("answers in the Stability v1 interface: PNGs of the size, clear ground, marked for machines, the same for a seed", async () => {
  const ask = asking(services);
  const { status, body } = await ask(TEXT_TO_IMAGE, wish("불타는 호랑이", { samples: 4, width: 640, height: 512 }));
  expect(status).toBe(200);
  expect(body.artifacts).toHaveLength(4);
  expect(new Set(body.artifacts.map(({ base64 }: Body) => base64)).size).toBe(4);
  const png = Buffer.from(body.artifacts[0].base64, "base64");
  const { format, width, height, hasAlpha, xmp } = await sharp(png).metadata();
  expect([format, width, height, hasAlpha]).toEqual(["png", 640, 512, true]);
  expect(xmp?.toString("utf8")).toContain("digitalsourcetype/algorithmicMedia");
  const { data } = await sharp(png)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[3]).toBe(0);
  expect(body.artifacts[0]).toMatchObject({ finishReason: "SUCCESS", seed: 7 });
  const again = await ask(TEXT_TO_IMAGE, wish("불타는 호랑이", { samples: 4, width: 640, height: 512 }));
  expect(again.body).toEqual(body);
});

it("refuses what is no POST of JSON, too long or wrong, in the interface's words", async () => {
  const ask = asking(services);
  const error = (status: number, name: string) => ({
    status,
    body: { name, id: expect.any(String), message: expect.any(String) },
  });
  expect(await ask(TEXT_TO_IMAGE)).toMatchObject(error(405, "method_not_allowed"));
  expect(await ask(TEXT_TO_IMAGE, wish("tiger"), { headers: { "content-type": "text/plain" } })).toMatchObject(
    error(415, "unsupported_media_type"),
  );
  expect(await ask(TEXT_TO_IMAGE, "{")).toMatchObject(error(400, "bad_request"));
  expect(await ask(TEXT_TO_IMAGE, { ...wish("tiger"), more: "x".repeat(20_000) })).toMatchObject(
    error(413, "payload_too_large"),
  );
  for (const wrong of [
    { width: 500 },
    { width: 4096 },
    { width: 1536, height: 1536 },
    { samples: 11 },
    { samples: 0 },
    { seed: -1 },
    { text_prompts: [] },
    { text_prompts: [{ text: "x".repeat(501) }] },
  ])
    expect(await ask(TEXT_TO_IMAGE, wish("tiger", wrong)), JSON.stringify(wrong)).toMatchObject(
      error(400, "bad_request"),
    );
  expect(await ask(TEXT_TO_IMAGE, wish("페라리 로고"))).toMatchObject({
    status: 403,
    body: { name: "content_moderation", message: expect.stringContaining("상표") },
  });
  expect(
    await ask(TEXT_TO_IMAGE, { ...wish("tiger"), text_prompts: [{ text: "tiger" }, { text: "nazi", weight: -1 }] }),
  ).toMatchObject({ status: 403 });
  expect((await ask("/v1/stickers", { prompt: "フェラーリ", seed: 1 })).body).toMatchObject({
    type: "BRAND",
    message: expect.stringContaining("ロゴ"),
  });
});

it("counts by address, and says when to come back", async () => {
  const few = await testServices([threedMigrations], { LIMIT_STICKERS_PER_MINUTE: "2" });
  try {
    const ask = asking(few);
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await ask("/v1/stickers", { prompt: "wolf", seed: i })).status);
    expect(statuses).toEqual([200, 200, 429]);
    const last = await ask(TEXT_TO_IMAGE, wish("wolf"));
    expect([last.status, Number(last.headers.get("retry-after")) > 0, last.body.name]).toEqual([
      429,
      true,
      "rate_limit_exceeded",
    ]);
  } finally {
    await few.drop();
  }
});

it("gives the studio four, and keeps one as SVG with its true size, its maker and its mark, for a person and for a guest", async () => {
  for (const visitor of [null, visitorOf("mina")]) {
    const ask = asking(services, visitor);
    expect((await ask("/v1/stickers")).body).toEqual({ by: "rules", checkedBy: null });
    const { body } = await ask("/v1/stickers", { prompt: "늑대와 달", seed: 3, palette: ["#d92b2b"] });
    expect([body.by, body.samples.length, body.left]).toEqual(["rules", 4, []]);
    expect(body.samples[0]).toMatchObject({
      url: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
      widthMm: 300,
      index: 0,
    });
    const kept = await ask("/v1/stickers/keep", { prompt: "늑대와 달", seed: 3, palette: ["#d92b2b"], index: 2 });
    expect(kept).toMatchObject({ status: 200, body: { widthMm: body.samples[2].widthMm, generatedBy: "rules" } });
    const { rows } = await services.connection.pool.query("select * from threed.uploaded_image where uuid = $1", [
      kept.body.uuid,
    ]);
    expect(rows[0]).toMatchObject({
      owner_id: visitor ? "mina" : null,
      generated_by: "rules",
      mime_type: "image/svg+xml",
      width_mm: body.samples[2].widthMm,
    });
    const stored = await services.storage.get(rows[0].object_name);
    const svg = Buffer.from(stored ?? new Uint8Array()).toString("utf8");
    expect(svg).toContain("digitalsourcetype/algorithmicMedia");
    expect((await sharp(Buffer.from(svg)).metadata()).format).toBe("svg");
  }
});

const storedBytes = async (of: TestServices, address: string) => {
  const stored = await of.storage.get(new URL(address).pathname.replace(/^\/(?:cdn\/)?/, ""));
  return Buffer.from(stored ?? new Uint8Array());
};
const storedText = async (of: TestServices, address: string) => (await storedBytes(of, address)).toString("utf8");

it("leaves a provider's painting a picture, and what it says to machines stays in it when it is kept", async () => {
  const of = await testServices([threedMigrations], {
    STICKER_PROVIDER: "stability",
    STICKER_PROVIDER_URL: url,
    STICKER_PROVIDER_KEY: "secret",
    STICKER_PROVIDER_MODEL: "photo",
    STICKER_PROVIDER_NAME: "Atelier",
  });
  try {
    const ask = asking(of);
    const { body } = await ask("/v1/stickers", { prompt: "a stormy sea", seed: 1 });
    const [kind, image] = body.samples[0].url.split(",");
    expect(kind).toBe("data:image/webp;base64");
    const png = await sharp(Buffer.from(image, "base64")).png().toBuffer();
    for (const bytes of [image, png.toString("base64")]) {
      const kept = await ask("/v1/stickers/keep", { prompt: "a stormy sea", image: bytes });
      const { xmp } = await sharp(await storedBytes(of, kept.body.url)).metadata();
      expect(xmp?.toString("utf8"), kept.body.url).toContain("digitalsourcetype/trainedAlgorithmicMedia");
    }
  } finally {
    await of.drop();
  }
});

it("has words looked at before a provider gets them, and draws by rules where nobody looks", async () => {
  const of = await testServices([threedMigrations], {
    STICKER_PROVIDER: "stability",
    STICKER_PROVIDER_URL: url,
    STICKER_PROVIDER_KEY: "secret",
    STICKER_PROVIDER_MODEL: "good",
    STICKER_PROVIDER_NAME: "Atelier",
    STICKER_MODERATION_URL: url,
    STICKER_MODERATION_KEY: "other",
    STICKER_MODERATION_NAME: "Checker",
    LIMIT_STICKERS_PER_MINUTE: "1000",
  });
  const drawn = async () =>
    ((await (await fetch(`${url}/seen`)).json()) as { text_prompts?: unknown }[]).filter(
      ({ text_prompts }) => text_prompts,
    ).length;
  try {
    const ask = asking(of);
    expect((await ask("/v1/stickers")).body).toEqual({ by: "Atelier", checkedBy: "Checker" });
    const before = await drawn();
    for (const [prompt, type] of [
      ["checked-hate wolf", "HATE"],
      ["checked-sexual wolf", "NUDITY"],
      ["checked-violence wolf", "PROVIDER"],
    ]) {
      const { status, body } = await ask("/v1/stickers", { prompt, seed: 1 });
      expect([prompt, status, body.type]).toEqual([prompt, 403, type]);
    }
    for (const prompt of ["checked-breaks wolf", "checked-garbage wolf"])
      expect((await ask("/v1/stickers", { prompt, seed: 1 })).body.by, prompt).toBe("rules");
    expect(await drawn()).toBe(before);
    expect((await ask("/v1/stickers", { prompt: "wolf", seed: 1 })).body.by).toBe("Atelier");
    expect(await drawn()).toBe(before + 1);
    // our own list comes first: the other one never hears of it
    const seen = (await (await fetch(`${url}/seen`)).json()) as unknown[];
    expect((await ask("/v1/stickers", { prompt: "ferrari logo", seed: 1 })).body.type).toBe("BRAND");
    expect(((await (await fetch(`${url}/seen`)).json()) as unknown[]).length).toBe(seen.length);
  } finally {
    await of.drop();
  }
});

it("relays to a provider within the day's budget, cuts its ground away, and draws by rules where it fails", async () => {
  const env = (model: string) => ({
    STICKER_PROVIDER: "stability",
    STICKER_PROVIDER_URL: url,
    STICKER_PROVIDER_KEY: "secret",
    STICKER_PROVIDER_MODEL: model,
    STICKER_PROVIDER_NAME: "Atelier",
    STICKER_PROVIDER_TIMEOUT_MS: "1500",
    STICKER_DAILY_BUDGET: "5",
  });
  const good = await testServices([threedMigrations], env("good"));
  try {
    const ask = asking(good);
    expect((await ask("/v1/stickers")).body).toEqual({ by: "Atelier", checkedBy: null });
    const first = await ask("/v1/stickers", { prompt: "빨간 공", seed: 1 });
    expect([first.body.by, first.body.samples.length]).toEqual(["Atelier", 4]);
    // flat art comes as curves, on clear ground and in its own colour
    const [kind, drawn] = first.body.samples[0].url.split(",");
    expect(kind).toBe("data:image/svg+xml;base64");
    const svg = Buffer.from(drawn, "base64");
    expect(svg.toString("utf8")).toMatch(/<path fill="#ff0000"[^>]*d="M[^"]{20,900}"\/><\/svg>$/);
    const { data, info } = await sharp(svg).raw().toBuffer({ resolveWithObject: true });
    const alpha = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
    expect([alpha(2, 2), alpha(128, 128)]).toEqual([0, 255]);
    const kept = await ask("/v1/stickers/keep", { prompt: "빨간 공", image: svg.toString("base64") });
    expect(kept.body).toMatchObject({ generatedBy: "Atelier", widthMm: 400, url: expect.stringMatching(/\.svg$/) });
    expect(await storedText(good, kept.body.url)).toContain("digitalsourcetype/trainedAlgorithmicMedia");
    expect(
      (await ask("/v1/stickers/keep", { prompt: "x", image: Buffer.from("<svg onload=alert(1)>").toString("base64") }))
        .status,
    ).toBe(400);
    const marked = await ask(TEXT_TO_IMAGE, wish("red ball"));
    const { xmp } = await sharp(Buffer.from(marked.body.artifacts[0].base64, "base64")).metadata();
    expect(xmp?.toString("utf8")).toContain("trainedAlgorithmicMedia");
    // the budget of five is used up
    expect((await ask("/v1/stickers", { prompt: "wolf", seed: 1 })).body.by).toBe("rules");
  } finally {
    await good.drop();
  }
  for (const [model, expected] of [
    ["garbage", 200],
    ["slow", 200],
    ["cut", 200],
    ["refuses", 403],
  ] as const) {
    const bad = await testServices([threedMigrations], env(model));
    try {
      const { status, body } = await asking(bad)("/v1/stickers", { prompt: "wolf", seed: 1 });
      expect([model, status, body.by ?? body.type]).toEqual([model, expected, expected === 200 ? "rules" : "PROVIDER"]);
    } finally {
      await bad.drop();
    }
  }
});
