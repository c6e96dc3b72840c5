import { describe, expect, it } from "vitest";
import { refusalOf as refusedPrompt } from "../draw/refuse.ts";
import { refusalOf as refusedWish } from "../stylist/read/refusal.ts";
import { refusedIn } from "./refusal.ts";

describe("what is refused", () => {
  it.each([
    [
      "HATE",
      [
        "nazi flag",
        "n a z i flag",
        "n4zi",
        "나치 문양",
        "나 치 문양",
        "ナチスのマーク",
        "ナ チ ス",
        "外国人は出て行け",
        "중국인 꺼져",
      ],
    ],
    [
      "NUDITY",
      ["naked woman", "p0rn", "n.u.d.e", "누드", "야한 그림", "ヌード", "エロい絵", "ロリ", "裸の女", "보지 그림"],
    ],
    ["BRAND", ["ferrari logo", "f e r r a r i logo", "m1ckey sticker", "나이키 로고", "フェラーリのロゴ"]],
    ["POLICE", ["police car", "p o l i c e", "경찰차", "パトカー"]],
  ] as const)("is known in three languages, spaced and with figures: %s", (kind, texts) => {
    for (const text of texts) expect([...refusedIn(text)], text).toContain(kind);
  });
  it("is the same for pictures and for the stylist", () => {
    for (const text of ["n4zi logo", "나 치 로고", "ナ チ ス", "외국인 꺼져"])
      expect([refusedPrompt(text), refusedWish(text)], text).toEqual(["HATE", "hate"]);
    for (const text of ["nud3s", "エロ", "누드"])
      expect([refusedPrompt(text), refusedWish(text)], text).toEqual(["NUDITY", "nudity"]);
    expect([refusedPrompt("N I K E sticker"), refusedWish("n i k e sticker")]).toEqual(["BRAND", "brand"]);
    expect([refusedPrompt("ferrari red"), refusedWish("ferrari red")]).toEqual(["BRAND", null]);
  });
  it("is nothing that only holds its letters", () => {
    for (const text of [
      "イエローにして",
      "ナチュラルな感じ",
      "ピエロ",
      "ヌードル",
      "カロリー",
      "エッチング風の龍",
      "フロリダ",
      "土人形",

      "지나치게 튀지 않게",
      "빛나치는",
      "바꿔야한다",
      "해보지 뭐",
      "칼로리",
      "질병신고",
      "대리석 마블 무늬",
      "트랙에로 가자",
      "다시 해 보지 않을래",
      "Essex",
      "grape",
      "cocktail",
      "unchinked",
    ])
      expect([...refusedIn(text)], text).toEqual([]);
  });
});
