// reads: services/ai/src/testing
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { emptyBuild } from "@carloom/build";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { providerStylist } from "../bench/provider.ts";
import { generatedCatalogue, testCar } from "../testing/car.ts";

describe.runIf(generatedCatalogue())("what a provider hears of sums", () => {
  let double: ChildProcess;
  let url: string;
  beforeAll(async () => {
    double = fork(join(import.meta.dirname, "../testing/provider-double.ts"));
    const [{ port }] = (await once(double, "message")) as [{ port: number }];
    url = `http://127.0.0.1:${port}`;
  });
  afterAll(() => void double.kill());

  const asked = async (model: string, currency: "USD" | "KRW" = "USD") => {
    const ask = providerStylist({
      AI_CHAT_URL: url,
      AI_CHAT_KEY: undefined,
      AI_CHAT_MODEL: model,
      AI_CHAT_SECONDS: 20,
      AI_CHAT_STEPS: 4,
      AI_CHAT_ANSWER_TOKENS: 200,
    });
    const car = await testCar("halden-gt", currency);
    const build = emptyBuild();
    const answer = await ask({ message: "MINA on the door", language: "en", build, turns: [], car, attempt: 0 });
    const { last } = (await (await fetch(`${url}/last`)).json()) as {
      last: { messages: { role: string; content: string }[] };
    };
    return { answer, instructions: last.messages.find(({ role }) => role === "system")?.content ?? "" };
  };

  it("is no sum of letters, which only the studio can measure", async () => {
    const { answer } = await asked("letters");
    expect(answer.proposal?.build.stickers.map(({ art }) => art)).toMatchObject([{ kind: "text", text: "MINA" }]);
    const [priced = "", shown = ""] = answer.message.split(" | ");
    expect(JSON.parse(priced)).toMatchObject({
      before: 0,
      withoutLetters: 31_000,
      letters: expect.stringMatching(/name none/),
    });
    expect(JSON.parse(shown)).toEqual({ shown: true, price: expect.stringMatching(/name none/) });
  });
  it("is no request for one, and where tax, delivery and the rest are found", async () => {
    const { instructions } = await asked("echo");
    expect(instructions).not.toMatch(/what it adds to the price/);
    expect(instructions).toMatch(/Name no sum of your own/);
    expect(instructions).toMatch(/Delivery, customs, returns and ways to pay you do not know/);
    expect(instructions).toMatch(/"tax":"not in the prices/);
    expect((await asked("echo", "KRW")).instructions).toMatch(/"tax":"in every price/);
  });
});
