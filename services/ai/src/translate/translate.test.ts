import { describe, expect, it } from "vitest";
import { formsOf } from "./inflect.ts";
import { createTranslator, translate } from "./index.ts";
import { lexiconOf } from "./lexicon.ts";
import { romanise } from "./hangul.ts";

const texts = (pairs: Record<string, string>) =>
  expect(Object.fromEntries(Object.keys(pairs).map((given) => [given, translate(given).text]))).toEqual(pairs);

describe("translation of prompts", () => {
  it("knows what matters for cars and stickers", () => {
    expect(lexiconOf("ko").entries.size).toBeGreaterThan(2000);
    expect(lexiconOf("ja").entries.size).toBeGreaterThan(1200);
  });

  it("reads modifiers, particles and wishes", () => {
    texts({
      "불타는 빨간 호랑이 머리": "burning red tiger head",
      "보닛에 불꽃을 그려줘": "draw flame on bonnet",
      "꼬리가 긴 고양이": "cat with long tail",
      "날개가 있는 뱀": "snake with wings",
      "불을 뿜는 용": "fire-breathing dragon",
      "호랑이의 눈": "eye of tiger",
      "윙 없이": "without wing",
      "노란색으로 칠해줘": "paint in yellow",
      "무광 검정 늑대와 흰 달": "matte black wolf and white moon",
      "달리고 있는 말": "running horse",
      "검은색 바탕에 금색 글씨 RACING": "gold letter RACING on black background",
      "내 차에 어울리는 스티커": "matching sticker on my car",
    });
  });

  it("reads without spaces, counts, and part names", () => {
    texts({
      빨간불타는호랑이: "red burning tiger",
      "귀여운 고양이 세 마리": "cute three cats",
      "숫자 7을 문에 붙여줘": "add number 7 on door",
      "7번 라운델": "number 7 roundel",
      "카본 리어윙": "carbon fibre wing",
      "앞범퍼 립": "front bumper lip",
      "브레이크캘리퍼 노란색": "brake caliper yellow",
    });
  });

  it("reads Japanese for prompts", () => {
    texts({
      燃える赤い虎: "burning red tiger",
      青い龍を描いてください: "draw blue dragon",
      ドアに数字7: "number 7 on door",
      桜と波: "cherry blossom and wave",
      黒いドクロ: "black skull",
    });
  });

  it("marks what it does not know, whole, and never takes a part of it for a word", () => {
    // 용 is a dragon and 산 a mountain; 용산역 is a station
    expect(translate("용산역")).toEqual({ text: "[?: 용산역 yongsanyeok]", unknown: ["용산역"] });
    expect(translate("붕어빵 스티커")).toEqual({ text: "[?: 붕어빵 bungeoppang] sticker", unknown: ["붕어빵"] });
    expect(translate("민수를 그려줘")).toEqual({ text: "draw [?: 민수 minsu]", unknown: ["민수"] });
    expect(translate("제주도")).toEqual({ text: "[?: 제주도 jejudo]", unknown: ["제주도"] });
    expect(translate("体育館").unknown).toEqual(["体育館"]);
  });

  it("leaves Latin text and what is quoted as they are", () => {
    texts({ "red tiger": "red tiger", "'민수'라고 쓴 레터링": "'민수' written lettering", "": "" });
    expect(romanise("한국어")).toBe("hangugeo");
  });

  it("inflects regular and irregular stems", () => {
    for (const [dictionary, form] of [
      ["빨갛다", "빨간"],
      ["길다", "긴"],
      ["무섭다", "무서운"],
      ["강렬하다", "강렬한"],
      ["달리다", "달려"],
      ["달리다", "달리고있는"],
      ["짧다", "짧은"],
    ] as const)
      expect(formsOf(dictionary)).toContain(form);
  });

  it("takes a time that grows with the text", () => {
    const before = process.threadCpuUsage();
    translate("뷁".repeat(2000));
    translate("가나다라마바사".repeat(300));
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(1500);
  });
});

describe("translator", () => {
  it("asks the provider, and answers by the dictionary where that fails, is slow or says nothing", async () => {
    expect(await createTranslator({ provider: async () => " burning tiger " })("불타는 호랑이")).toBe("burning tiger");
    for (const provider of [
      () => Promise.reject(new Error("down")),
      () => new Promise<string>(() => undefined),
      async () => "  ",
      async () => "x".repeat(100_000),
    ])
      expect(await createTranslator({ provider, timeoutMs: 30 })("빨간 용")).toBe("red dragon");
    expect(await createTranslator()("  ")).toBeNull();
  });
});
