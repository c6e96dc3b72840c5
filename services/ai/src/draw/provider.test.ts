// reads: services/ai/src/draw/testing
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createImageProvider, ProviderError } from "./provider.ts";

let child: ChildProcess;
let url = "";
beforeAll(async () => {
  child = fork(fileURLToPath(new URL("./testing/provider-double.ts", import.meta.url)), {
    execArgv: ["--no-warnings"],
  });
  const [port] = await once(child, "message");
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => void child.kill());

const wish = { prompt: "burning tiger", width: 1024, height: 1024, samples: 2, seed: 5 };
const provider = (model: string, kind: "stability" | "openai" = "stability", timeoutMs = 4000) =>
  createImageProvider({ kind, url, key: "secret", model, timeoutMs });
const reasonOf = (model: string, timeoutMs?: number): Promise<string> =>
  provider(model, "stability", timeoutMs)
    .draw(wish)
    .then(
      () => "drawn",
      (error) => (error instanceof ProviderError ? error.reason : String(error)),
    );

it("asks in both interfaces, with the key, and gets pictures", async () => {
  expect(await provider("good").draw(wish)).toHaveLength(2);
  expect(await provider("good", "openai").draw(wish)).toHaveLength(2);
  const seen = (await (await fetch(`${url}/seen`, { method: "POST", body: "{}" })).json()) as object[];
  expect(seen[0]).toEqual({
    text_prompts: [{ text: "burning tiger", weight: 1 }],
    width: 1024,
    height: 1024,
    samples: 2,
    seed: 5,
    authorization: "Bearer secret",
  });
  expect(seen[1]).toMatchObject({
    model: "good",
    prompt: "burning tiger",
    n: 2,
    background: "transparent",
    authorization: "Bearer secret",
  });
});

it("tries once more when it is busy, and waits for nobody longer than some seconds", async () => {
  const started = performance.now();
  const once = provider("busy-once").draw(wish);
  expect(await Promise.all(["busy", "broken"].map((model) => reasonOf(model)))).toEqual(["failed", "failed"]);
  expect(performance.now() - started).toBeLessThan(8000);
  expect(await once).toHaveLength(2);
});

it("takes nothing but pictures for an answer", async () => {
  for (const model of ["garbage", "html-picture", "empty", "other", "cut", "redirect", "endless"])
    expect(await reasonOf(model), model).toBe("failed");
  expect(await reasonOf("slow", 300)).toBe("failed");
  expect([await reasonOf("refuses"), await reasonOf("filtered")]).toEqual(["refused", "refused"]);
});
