import { expect, it } from "vitest";
import { fairQueue, QueueFull, SHOP } from "./fair-queue.ts";

/** Work that ends when it is told to. */
function work() {
  let end = (): void => undefined;
  const done = new Promise<void>((go) => (end = go));
  return { run: () => done, end };
}
const settle = () => new Promise((done) => setTimeout(done, 0));

it("serves everybody in turn and nobody twice at a time", async () => {
  const queue = fairQueue({ atOnce: 2, waitingOfOne: 10, waitingOfAll: 50 });
  const begun: string[] = [];
  const held = new Map<string, ReturnType<typeof work>>();
  const ask = (who: string, name: string) => {
    const one = work();
    held.set(name, one);
    void queue.run(who, () => {
      begun.push(name);
      return one.run();
    });
  };
  for (const name of ["a1", "a2", "a3"]) ask("a", name);
  // the second place stays free for whoever comes next
  expect(begun).toEqual(["a1"]);
  ask("b", "b1");
  ask("c", "c1");
  expect(begun).toEqual(["a1", "b1"]);
  held.get("a1")?.end();
  await settle();
  // a's second comes before c's first in the line of arrival, and after it in the round
  expect(begun.slice(2)).toEqual(["c1"]);
  held.get("b1")?.end();
  await settle();
  expect(begun.slice(3)).toEqual(["a2"]);
});

it("gives the shop's own work every place", () => {
  const queue = fairQueue({ atOnce: 2, waitingOfOne: 1, waitingOfAll: 50 });
  let begun = 0;
  for (let i = 0; i < 5; i++)
    void queue.run(SHOP, () => {
      begun++;
      return work().run();
    });
  expect([begun, queue.waiting]).toEqual([2, 3]);
});

it("refuses what waits too long a line, and goes on after a failure", async () => {
  const queue = fairQueue({ atOnce: 1, waitingOfOne: 2, waitingOfAll: 3 });
  const first = work();
  const failing = queue.run("a", () => first.run().then(() => Promise.reject(new Error("broken"))));
  const second = queue.run("a", async () => "second");
  void queue.run("a", async () => "third");
  await expect(queue.run("a", async () => "fourth")).rejects.toThrow(QueueFull);
  const other = queue.run("b", async () => "other");
  await expect(queue.run("c", async () => "all")).rejects.toThrow(QueueFull);
  first.end();
  await expect(failing).rejects.toThrow("broken");
  expect([await second, await other]).toEqual(["second", "other"]);
});
