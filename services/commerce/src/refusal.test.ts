import { expect, it } from "vitest";
import { type Problem, refuser, settled } from "./refusal.ts";

type Own = Problem & { code: "GONE" | "TAKEN"; lines?: string[] };
const refuse = refuser<Own>();

it("a refusal becomes the errors, with what else is said; what is done has none", async () => {
  const refused = await settled<number, Own>(async () => {
    throw refuse("TAKEN", "slug", "Somebody has it.", { lines: ["a"] });
  });
  const errors = [{ code: "TAKEN", field: "slug", message: "Somebody has it.", lines: ["a"] }];
  expect(refused).toEqual({ value: null, errors });
  expect(await settled<number, Own>(async () => 3)).toEqual({ value: 3, errors: [] });
});

it("what nobody expected goes on", async () => {
  await expect(settled(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});
