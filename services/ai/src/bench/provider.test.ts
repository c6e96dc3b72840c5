// reads: services/ai/src/testing
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generatedCatalogue } from "../testing/car.ts";
import { providerStylist } from "./provider.ts";
import { Request } from "./request.ts";
import { scoreOne } from "./score.ts";

describe.runIf(generatedCatalogue())("a provider under the bench", () => {
  let double: ChildProcess;
  let address: string;
  beforeAll(async () => {
    double = fork(join(import.meta.dirname, "../testing/provider-double.ts"));
    const [{ port }] = (await once(double, "message")) as [{ port: number }];
    address = `http://127.0.0.1:${port}`;
  });
  afterAll(() => void double.kill());

  const request = Request.parse({
    id: "en-test-1",
    family: "test",
    car: "halden-gt",
    currency: "USD",
    message: "red please",
    expect: [
      { is: "painted", zone: "body", color: ["red"] },
      { is: "only", what: ["paint.body", "paint.roof", "paint.mirrors"] },
      { is: "says", any: ["suits"] },
    ],
  });
  const asked = (model: string) =>
    scoreOne(
      providerStylist({
        AI_CHAT_URL: address,
        AI_CHAT_KEY: undefined,
        AI_CHAT_MODEL: model,
        AI_CHAT_SECONDS: 20,
        AI_CHAT_STEPS: 4,
        AI_CHAT_ANSWER_TOKENS: 200,
      }),
      request,
    );

  it("is asked through the client that the chat service has, and scored by what it proposes", async () => {
    expect(await asked("good")).toMatchObject({ met: 4, failed: [], problems: [], error: null });
  });
  it("meets nothing where it fails, and the bench goes on", async () => {
    const { met, error } = await asked("cut");
    expect(met).toBe(0);
    expect(error).not.toBeNull();
  });
  it("meets only the language where it proposes a part that is not there", async () => {
    expect((await asked("unknown-part")).failed.map(({ is }) => is)).toEqual(["painted", "only", "says"]);
  });
});
