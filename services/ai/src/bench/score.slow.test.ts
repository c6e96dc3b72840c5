import { type BuildDocument, changesBetween, emptyBuild, Placement } from "@carloom/build";
import { beforeAll, describe, expect, it } from "vitest";
import type { StylistAnswer, StylistCar, StylistQuestion } from "../stylist/contract.ts";
import { embeddedStylist } from "../stylist/index.ts";
import { layOnPanel } from "../stylist/lay.ts";
import { generatedCatalogue, testCar } from "../testing/car.ts";
import { carOf, questionOf } from "./question.ts";
import { type Condition, LANGUAGES, languageOf, readRequests, Request } from "./request.ts";
import { conditionsOf, quantile, score, scoreOne, shareOf, table, tally } from "./score.ts";
import { problemsOf } from "./sound.ts";

const open = readRequests("open");
const held = readRequests("held-out");
const further = readRequests("further");
const fresh = readRequests("fresh");
const all = [...open, ...further, ...fresh, ...held];

describe("the set of requests", () => {
  it("has 80 and more of each language, a third of them held out, none twice", () => {
    for (const language of LANGUAGES) {
      const own = (requests: Request[]) => requests.filter((request) => languageOf(request) === language);
      expect(own(further).length).toBeGreaterThanOrEqual(40);
      expect(own(fresh).length).toBeGreaterThanOrEqual(20);
      expect(own(all).length).toBeGreaterThanOrEqual(80);
      expect(own(held).length).toBeGreaterThanOrEqual(27);
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ message }) => message)).size).toBe(all.length);
  });
  it("asks of all six cars in both parts", () => {
    for (const part of [open, further, fresh, held]) expect(new Set(part.map(({ car }) => car)).size).toBe(6);
  });
});

/** What the tests' answers need of a car. */
const places = (build: BuildDocument, slot: string, car: StylistCar, slug: string): BuildDocument => ({
  ...build,
  parts: { ...build.parts, [slot]: car.parts.find((part) => part.slug === slug)!.uuid },
});
const painted = (zones: Record<string, string>, finish: "solid" | "matte" | "chrome" = "solid"): BuildDocument => ({
  ...emptyBuild(),
  paint: Object.fromEntries(Object.entries(zones).map(([zone, color]) => [zone, { color, finish }])),
});

describe.runIf(generatedCatalogue())("the scorer", () => {
  let car: StylistCar;
  beforeAll(async () => {
    car = await testCar("halden-gt");
  });

  const request = (expected: Condition[], more: Partial<Request> = {}): Request =>
    Request.parse({
      id: "en-test-1",
      family: "test",
      car: "halden-gt",
      currency: "USD",
      message: "a wish",
      expect: expected,
      ...more,
    });
  const answer = (from: BuildDocument, to: BuildDocument | null, message = "Here it is."): StylistAnswer => ({
    message,
    language: "en",
    proposal: to && {
      title: "One",
      build: to,
      changes: changesBetween(from, to).map((change) => ({ ...change, label: "", reason: "" })),
    },
    suggestions: [],
  });
  /** Conditions that an answer with this build misses. */
  async function missed(
    to: BuildDocument | null | ((question: StylistQuestion) => BuildDocument),
    expected: Condition[],
    more: Partial<Request> & { says?: string } = {},
  ): Promise<string[]> {
    const { says, ...asked } = more;
    const { failed } = await scoreOne(
      (question) => answer(question.build, typeof to === "function" ? to(question) : to, says),
      request(expected, asked),
    );
    return failed.map(({ is }) => is);
  }
  const lettered = (text: string, panel: string, color = "#ffffff"): BuildDocument => ({
    ...emptyBuild(),
    stickers: [
      Placement.parse({
        id: "t",
        art: { kind: "text", text, font: "archivo", color },
        size: [0.4, 0.2],
        ...layOnPanel(car, panel, [0.4, 0.2]),
      }),
    ],
  });

  it("reads paint by zone, range and finish, through the zone's leader", async () => {
    const white: Condition = { is: "painted", zone: "roof", color: ["white"] };
    expect(await missed(painted({ body: "#f4f4f4" }), [white])).toEqual([]);
    expect(await missed(painted({ body: "#f4f4f4", roof: "#101010" }), [white])).toEqual(["painted"]);
    const red: Condition = { is: "painted", zone: "body", color: ["red"], finish: ["matte"] };
    expect(await missed(painted({ body: "#c01020" }, "matte"), [red])).toEqual([]);
    expect(await missed(painted({ body: "#c01020" }), [red])).toEqual(["painted"]);
    expect(await missed(painted({ body: "#2040c0" }, "matte"), [red])).toEqual(["painted"]);
    const range: Condition = { is: "painted", zone: "body", color: [{ h: [350, 40], c: [0.1, 0.4] }] };
    expect(await missed(painted({ body: "#c01020" }), [range])).toEqual([]);
    expect(await missed(painted({ body: "#20c040" }), [range])).toEqual(["painted"]);
    const not: Condition = { is: "not-painted", zone: "body", color: ["red"] };
    expect(await missed(painted({ body: "#c01020" }), [not])).toEqual(["not-painted"]);
    const alike: Condition = { is: "alike", zones: ["calipers", "wheels"] };
    expect(await missed(painted({ calipers: "#404040", wheels: "#404141" }), [alike])).toEqual([]);
    expect(await missed(painted({ calipers: "#f0f0f0", wheels: "#404141" }), [alike])).toEqual(["alike"]);
  });

  it("reads what stayed as it was, and what a roof that follows its body does", async () => {
    const kept: Condition = { is: "kept", what: ["paint.roof", "parts"] };
    expect(await missed(painted({ calipers: "#f4f4f4" }), [kept])).toEqual([]);
    expect(await missed(painted({ body: "#f4f4f4" }), [kept])).toEqual(["kept"]);
    expect(await missed({ ...painted({ body: "#f4f4f4" }), asSold: ["roof"] }, [kept])).toEqual([]);
    const only: Condition = { is: "only", what: ["paint.calipers"] };
    expect(await missed(painted({ calipers: "#f4f4f4" }), [only])).toEqual([]);
    expect(await missed(painted({ calipers: "#f4f4f4", wheels: "#202020" }), [only])).toEqual(["only"]);
    const touched: Condition = { is: "touched", what: ["paint.body"] };
    expect(await missed(painted({ calipers: "#f4f4f4" }), [touched])).toEqual(["touched"]);
    expect(await missed(painted({ calipers: "#f4f4f4" }), [{ is: "changes", least: 2 }])).toEqual(["changes"]);
  });

  it("reads relative wishes against the build on the screen", async () => {
    const build = { paint: { body: { color: "#1f4fb8", finish: "metallic" as const } } };
    const darker: Condition = { is: "repainted", zone: "body", lightness: "darker", hue: "same" };
    expect(await missed(painted({ body: "#163a8c" }), [darker], { build })).toEqual([]);
    expect(await missed(painted({ body: "#4f7fe8" }), [darker], { build })).toEqual(["repainted"]);
    expect(await missed(painted({ body: "#600010" }), [darker], { build })).toEqual(["repainted"]);
    const duller: Condition = { is: "repainted", zone: "body", gloss: "less" };
    expect(await missed(painted({ body: "#1f4fb8" }, "matte"), [duller], { build })).toEqual([]);
    expect(await missed(painted({ body: "#1f4fb8" }, "chrome"), [duller], { build })).toEqual(["repainted"]);
    const at = (height: number) => ({ ...emptyBuild(), stance: { ...emptyBuild().stance, height } });
    const low = { build: { stance: { height: -60 } } };
    expect(await missed(at(-30), [{ is: "stance", height: "higher" }], low)).toEqual([]);
    expect(await missed(at(-80), [{ is: "stance", height: "higher" }], low)).toEqual(["stance"]);
    expect(await missed(at(-30), [{ is: "stance", height: [-40, -20] }])).toEqual([]);
    expect(await missed(at(-60), [{ is: "stance", height: [-40, -20] }])).toEqual(["stance"]);
    const glass: BuildDocument = { ...emptyBuild(), glass: { tint: 0.5, color: "#000000" } };
    expect(await missed(glass, [{ is: "glass", tint: "darker" }])).toEqual([]);
    expect(await missed(glass, [{ is: "glass", tint: "lighter" }])).toEqual(["glass"]);
  });

  it("reads parts, and money", async () => {
    const ducktail = places(emptyBuild(), "spoiler", car, "halden-gt-ducktail");
    expect(await missed(ducktail, [{ is: "mounted", slot: "spoiler", like: "ducktail" }])).toEqual([]);
    expect(await missed(ducktail, [{ is: "mounted", slot: "spoiler", like: "wing$" }])).toEqual(["mounted"]);
    expect(await missed(ducktail, [{ is: "without", slot: "spoiler" }])).toEqual(["without"]);
    expect(await missed(ducktail, [{ is: "without", slot: "spoiler", like: "wing$" }])).toEqual([]);
    expect(await missed(ducktail, [{ is: "within", amount: 48_000 }])).toEqual([]);
    expect(await missed(ducktail, [{ is: "within", amount: 47_999 }])).toEqual(["within"]);
    const build = { parts: { spoiler: "halden-gt-wing", lip: "halden-gt-lip-low" } };
    expect(await missed(ducktail, [{ is: "cheaper" }], { build })).toEqual([]);
    expect(await missed(ducktail, [{ is: "cheaper" }])).toEqual(["cheaper"]);
    const small = { build: { parts: { "wheels.front": "halden-fold-5-19" } } };
    const large = places(emptyBuild(), "wheels.front", car, "halden-fold-5-20");
    expect(await missed(large, [{ is: "larger", slot: "wheels.front" }], small)).toEqual([]);
    expect(await missed(large, [{ is: "larger", slot: "wheels.front" }])).toEqual(["larger"]);
    const either: Condition = {
      is: "either",
      of: [
        { is: "mounted", slot: "lip" },
        { is: "mounted", slot: "spoiler" },
      ],
    };
    expect(await missed(ducktail, [either])).toEqual([]);
    expect(await missed(large, [either])).toEqual(["either"]);
  });

  it("reads what lies on which panel", async () => {
    const text: Condition = { is: "text", text: "Lily", on: ["hood"], color: ["white"] };
    expect(await missed(lettered("LILY", "hood"), [text])).toEqual([]);
    expect(await missed(lettered("LILY", "hood", "#101010"), [text])).toEqual(["text"]);
    expect(await missed(lettered("LILY", "door.left"), [text])).toEqual(["text"]);
    expect(await missed(lettered("Rose", "hood"), [text])).toEqual(["text"]);
    const twin = lettered("7", "door.left");
    const both: Condition = { is: "text", text: "7", on: ["door.left", "door.right"] };
    expect(await missed(twin, [both])).toEqual(["text"]);
    const mirrored = { ...twin, stickers: twin.stickers.map((one) => ({ ...one, mirror: { readable: true } })) };
    expect(await missed(mirrored, [both])).toEqual([]);
    expect(await missed(mirrored, [{ is: "bare", panels: ["door.right"] }])).toEqual(["bare"]);
    expect(await missed(twin, [{ is: "bare", panels: ["hood"] }])).toEqual([]);
    const flames = car.stickers.find(({ type }) => type === "flames")!.uuid;
    const art = (uuid: string) => {
      const [placed] = lettered("x", "hood").stickers;
      return { ...emptyBuild(), stickers: [{ ...placed!, art: { kind: "library" as const, uuid } }] };
    };
    expect(await missed(art(flames), [{ is: "art", type: ["flames"], on: ["hood"] }])).toEqual([]);
    expect(await missed(art(flames), [{ is: "art", type: ["stripes"], on: ["hood"] }])).toEqual(["art"]);
    expect(await missed(art(flames), [{ is: "art", type: ["flames"], on: ["roof"] }])).toEqual(["art"]);
  });

  it("reads what was before", async () => {
    const turns: Request["turns"] = [
      {
        said: "white",
        answered: "White.",
        build: {},
        proposed: { paint: { body: { color: "#f4f4f4", finish: "solid" } } },
        accepted: true,
      },
    ];
    const white = painted({ body: "#f4f4f4" });
    expect(await missed(emptyBuild(), [{ is: "back", turn: 0 }], { turns, build: turns[0]!.proposed })).toEqual([]);
    expect(await missed(white, [{ is: "back", turn: 0 }], { turns })).toEqual(["back"]);
    expect(await missed(white, [{ is: "different" }], { turns })).toEqual(["different"]);
    expect(await missed(painted({ body: "#101010" }), [{ is: "different" }], { turns })).toEqual([]);
  });

  it("reads what is said, in which language", async () => {
    const says = (message: string) => ({ says: message });
    expect(await missed(null, [{ is: "no-proposal" }, { is: "says", any: ["WASH"] }], says("Wash it."))).toEqual([]);
    expect(await missed(null, [{ is: "says-not", any: ["wash"] }], says("Wash it."))).toEqual(["says-not"]);
    expect(await missed(null, [{ is: "proposal" }])).toEqual(["proposal"]);
    expect(await missed(painted({ body: "#f4f4f4" }), [{ is: "no-proposal" }])).toEqual(["no-proposal"]);
    const wing: Condition = { is: "says-price", part: "halden-gt-wing" };
    expect(await missed(null, [wing], says("It is $1,290."))).toEqual([]);
    expect(await missed(null, [wing], says("It is $129."))).toEqual(["says-price"]);
    const total = { build: { parts: { spoiler: "halden-gt-ducktail" } } };
    expect(await missed(null, [{ is: "says-price" }], { ...total, ...says("$480.00 in all.") })).toEqual([]);
    expect(await missed(null, [{ is: "says-price" }], { ...total, ...says("$0 in all.") })).toEqual(["says-price"]);
    // what is claimed is not what is written
    expect(await missed(null, [{ is: "no-proposal" }], says("저는 규칙이에요."))).toEqual(["language"]);
    expect(await missed(null, [{ is: "no-proposal" }], { id: "ko-test-1" })).toEqual(["language"]);
    const mixed: Condition = { is: "language", any: ["en", "ko"] };
    expect(await missed(null, [mixed], { id: "ko-test-1" })).toEqual([]);
  });

  it("meets nothing with a stylist that throws, and keeps what it said", async () => {
    const asked = request([{ is: "no-proposal" }]);
    const result = await scoreOne(() => Promise.reject(new Error("no answer")), asked);
    expect(result).toMatchObject({ met: 0, error: "no answer", failed: conditionsOf(asked) });
  });

  it("finds proposals that no shop would make", () => {
    const from = emptyBuild();
    const told = (build: BuildDocument) => problemsOf(car, from, answer(from, build).proposal!);
    expect(told(places(from, "spoiler", car, "halden-gt-ducktail"))).toEqual([]);
    expect(told(places(from, "spoiler", car, "halden-gt-wing"))).toEqual(["requires in spoiler."]);
    expect(told(places(from, "spoiler", car, "halden-gt-lip-low"))).toEqual(["halden-gt-lip-low is none for spoiler."]);
    expect(told(painted({ sail: "#ffffff" }))).toEqual(["There is no zone sail."]);
    const silent = { ...answer(from, painted({ body: "#ffffff" })).proposal!, changes: [] };
    expect(problemsOf(car, from, silent)).toEqual(["paint body is not told."]);
    const parts = car.parts.map((part) => ({ ...part, available: 1 }));
    const wheels = places(from, "wheels.front", car, "halden-fold-5-20");
    expect(problemsOf({ ...car, parts }, from, answer(from, wheels).proposal!)[0]).toMatch(/is out of stock/);
  });

  it("counts conditions, requests and times", async () => {
    const some = [
      request([{ is: "painted", zone: "body", color: ["white"] }]),
      request([{ is: "painted", zone: "body", color: ["red"] }], { id: "ko-test-2" }),
    ];
    const results = await score(({ build }) => answer(build, painted({ body: "#f4f4f4" })), some);
    expect(tally(results)).toEqual({ conditions: 4, met: 2, requests: 2, whole: 1 });
    expect(shareOf(tally(results))).toBe(0.5);
    expect(table(results)).toContain("| test | 100.0 % (2/2) | 0.0 % (0/2) |  | 50.0 % (2/4) |");
    expect(quantile([5, 1, 3, 2, 4], 0.5)).toBe(3);
    expect(quantile([5, 1, 3, 2, 4], 0.95)).toBe(5);
  });

  it("knows every zone, slot, panel and part that the set names", async () => {
    for (const one of all) {
      const { manifest, parts } = await carOf(one);
      await questionOf(one);
      const zones = new Set(manifest.zones.map(({ id }) => id));
      const slots = new Set(manifest.slots.map(({ id }) => id));
      const panels = new Set(manifest.panels.map(({ id }) => id));
      for (const condition of one.expect.flatMap((given) => (given.is === "either" ? given.of : [given]))) {
        const told = `${one.id}: ${JSON.stringify(condition)}`;
        if ("zone" in condition) expect(zones, told).toContain(condition.zone);
        if ("zones" in condition) for (const zone of condition.zones) expect(zones, told).toContain(zone);
        if ("on" in condition) for (const panel of condition.on) expect(panels, told).toContain(panel);
        if ("panels" in condition) for (const panel of condition.panels) expect(panels, told).toContain(panel);
        if ("slot" in condition) expect(slots, told).toContain(condition.slot);
        if (condition.is !== "mounted") continue;
        const like = new RegExp(condition.like ?? "");
        const fitting = parts.filter(({ slug, slots: own }) =>
          own.some(({ slot, fitment }) => slot === condition.slot && fitment.verdict === "fits" && like.test(slug)),
        );
        expect(fitting.length, told).toBeGreaterThan(0);
      }
    }
  });

  /** What the embedded rules reach; whoever makes them better raises it. */
  it("finds the embedded stylist no worse than it was on the open part", async () => {
    const results = await score(embeddedStylist, open);
    expect(results.flatMap(({ problems }) => problems)).toEqual([]);
    expect(shareOf(tally(results))).toBeGreaterThanOrEqual(FLOOR);
  });
});

const FLOOR = 460 / 465;
