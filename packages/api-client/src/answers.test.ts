import { expect, it } from "vitest";
import { createAnswers } from "./answers.ts";

function counted() {
  let at = 0;
  let asked = 0;
  const answers = createAnswers(() => at);
  return {
    answers,
    pass: (ms: number) => (at += ms),
    ask: (key: readonly unknown[], staleTime: number) => answers.ask(key, staleTime, async () => ++asked),
  };
}

it("gives an answer again for as long as it is asked for, and asks anew after that", async () => {
  const { ask, pass } = counted();
  expect(await ask(["a", {}], 1000)).toBe(1);
  pass(999);
  expect(await ask(["a", {}], 1000)).toBe(1);
  pass(1);
  expect(await ask(["a", {}], 1000)).toBe(2);
  expect(await ask(["a", { id: 1 }], 1000)).toBe(3);
});

it("keeps nothing of what was asked for to be new, yet asks once for the same at the same time", async () => {
  const { ask } = counted();
  expect(await Promise.all([ask(["a"], 0), ask(["a"], 0)])).toEqual([1, 1]);
  expect(await ask(["a"], 0)).toBe(2);
});

it("forgets one operation or all, also while they are being asked", async () => {
  const { ask, answers } = counted();
  await ask(["cart", {}], 1000);
  await ask(["cartCount", {}], 1000);
  answers.forget("cart");
  expect([await ask(["cart", {}], 1000), await ask(["cartCount", {}], 1000)]).toEqual([3, 2]);
  const running = ask(["me", {}], 1000);
  answers.forget();
  expect([await running, await ask(["me", {}], 1000)]).toEqual([4, 5]);
});

it("asks again after a failure", async () => {
  const answers = createAnswers();
  await expect(answers.ask(["a"], 1000, () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await answers.ask(["a"], 1000, async () => "up")).toBe("up");
});
