import { type BuildDocument, emptyBuild } from "@carloom/build";
import { hueBetween, oklchOf } from "@carloom/build/oklch";
import { beforeAll, describe, expect, it } from "vitest";
import { generatedCatalogue, testCar } from "../testing/car.ts";
import type { StylistCar } from "./contract.ts";
import { embeddedStylist } from "./index.ts";

describe.runIf(generatedCatalogue() !== null)("what the stylist says and sells", () => {
  let car: StylistCar;
  beforeAll(async () => {
    car = await testCar("halden-gt", "USD");
  });
  const ask = (message: string, build: BuildDocument = emptyBuild()) =>
    embeddedStylist({ message, language: "en", build, turns: [], car, attempt: 0 });

  it.each([
    'put "MINA RACING" in gold letters on both doors',
    "양쪽 문에 금색 글자로 'MINA RACING' 써줘",
    "両方のドアに金色の文字で「MINA RACING」と入れて",
  ])("states no sum where only the studio knows how wide letters are: %s", (message) => {
    const answer = ask(message);
    expect(answer.proposal?.build.stickers.some(({ art }) => art.kind === "text")).toBe(true);
    expect(answer.message).not.toMatch(/\$/);
  });
  it("states the sum of what has one price everywhere", () => {
    expect(ask("add a rear wing").message).toMatch(/\$/);
  });

  it.each([
    "turn the headlights on and use the neon night scene",
    "네온 밤 장면으로 바꾸고 전조등 켜줘",
    "ネオンの夜のシーンにしてライトをつけて",
  ])("sets scene and lamps, and sells nothing for it: %s", (message) => {
    const { proposal } = ask(message);
    expect(proposal?.build).toEqual({ ...emptyBuild(), scene: { id: "neon-night" }, lights: { on: true } });
    expect(car.price(proposal!.build)).toBe(0);
  });
  it.each(["set the scene to snow field", "배경을 설원으로 바꿔줘", "背景を雪原にして", "show it in the snow field"])(
    "reads the place behind its word: %s",
    (message) => {
      expect(ask(message).proposal?.build).toEqual({ ...emptyBuild(), scene: { id: "snow-field" } });
    },
  );
  it.each(["turn the lights off", "전조등 꺼줘", "ライトを消して", "lights off please"])(
    "puts lamps out: %s",
    (message) => {
      const { proposal } = ask(message, { ...emptyBuild(), lights: { on: true } });
      expect(proposal?.build).toEqual(emptyBuild());
    },
  );
  it.each(["lower it by 30mm and open the doors", "30mm 낮추고 문 열어줘", "30mm下げてドアを開けて"])(
    "drops no half of a request: %s",
    (message) => {
      const { build } = ask(message).proposal!;
      expect(build.stance.height).toBe(-30);
      expect(build.doors).toEqual(["door.left", "door.right"]);
      expect(build.parts).toEqual({});
      expect(build.paint).toEqual({});
    },
  );
  it.each(["close the doors", "문 닫아줘", "ドアを閉めて"])("shuts doors: %s", (message) => {
    expect(ask(message, { ...emptyBuild(), doors: ["door.left", "hood"] }).proposal?.build.doors).toEqual(["hood"]);
  });
  it.each([
    ["change the background to pink", /Scene panel/],
    ["배경을 분홍색으로 바꿔줘", /장면 패널/],
    ["背景をピンクにして", /「シーン」パネル/],
  ])("says where a scene that is none of ours is set: %s", (message, told) => {
    const answer = ask(message);
    expect(answer.proposal).toBeNull();
    expect(answer.message).toMatch(told);
  });
  it.each([
    ["put lights on the roof", "lights"],
    ["a neon mood for the paint", "mood"],
    ['write "LIGHTS ON" on the hood', "text"],
  ])("still hears a part, a mood and letters: %s", (message, what) => {
    const build = ask(message).proposal?.build;
    expect(build?.lights).toBeUndefined();
    expect(build?.scene).toBeUndefined();
    if (what === "text") expect(build?.stickers.map(({ art }) => art)).toMatchObject([{ text: "LIGHTS ON" }]);
    if (what === "mood") expect(build?.paint.body).toBeDefined();
  });

  it.each(["write me a poem about taxes", "세금에 대한 시를 써줘", "税金についての詩を書いて"])(
    "letters no car with what is no lettering: %s",
    (message) => {
      expect(ask(message).proposal).toBeNull();
    },
  );
  it.each(["write MINA on the hood", "보닛에 MINA라고 써줘", "ボンネットにMINAと書いて"])(
    "letters a place that is named: %s",
    (message) => {
      expect(ask(message).proposal?.build.stickers.map(({ art }) => art)).toMatchObject([{ text: "MINA" }]);
    },
  );
  it.each([
    "make it pink but not too pink, like a strawberry milk",
    "분홍색인데 너무 진하지 않게, 딸기우유처럼",
    "ピンクだけど濃すぎず、いちごミルクみたいに",
  ])("keeps the hue that was named: %s", (message) => {
    const { l, c, h } = oklchOf(ask(message).proposal!.build.paint.body!.color);
    expect(c).toBeGreaterThan(0.04);
    expect(l).toBeGreaterThan(0.7);
    expect(hueBetween(h, 5)).toBeLessThan(25);
  });
});
