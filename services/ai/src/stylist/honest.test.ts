import { type BuildDocument, emptyBuild } from "@carloom/build";
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
});
