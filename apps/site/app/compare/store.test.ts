import { expect, it, vi } from "vitest";
import { createCompareStore, MOST_COMPARED, readCompared } from "./store.ts";

function shelf(text: string | null = null) {
  let kept = text;
  return { getItem: () => kept, setItem: (_: string, next: string) => void (kept = next), text: () => kept };
}
const one = (n: number) => ({ slug: `part-${n}`, name: `Part ${n}` });

it("takes four, says when there is no room, and gives back", () => {
  const kept = shelf();
  const store = createCompareStore(kept, () => {});
  const heard = vi.fn();
  store.subscribe(heard);
  for (let n = 0; n < MOST_COMPARED; n++) expect(store.toggle(one(n))).toBe(true);
  expect(store.toggle(one(9))).toBe(false);
  expect(store.getSnapshot()).toHaveLength(MOST_COMPARED);
  expect(store.toggle(one(1))).toBe(true);
  expect(store.getSnapshot().map(({ slug }) => slug)).toEqual(["part-0", "part-2", "part-3"]);
  expect(heard).toHaveBeenCalledTimes(MOST_COMPARED + 1);
  expect(readCompared(kept)).toEqual(store.getSnapshot());
  store.clear();
  expect(readCompared(kept)).toEqual([]);
});

it("follows another tab, and leaves out what makes no sense", () => {
  const kept = shelf('[{"slug":"a","name":"A"},{"slug":"../b","name":"B"},3,{"slug":"c"}]');
  let elsewhere = () => {};
  const store = createCompareStore(kept, (reread) => (elsewhere = reread));
  expect(store.getSnapshot()).toEqual([{ slug: "a", name: "A" }]);
  kept.setItem("", "{");
  elsewhere();
  expect(store.getSnapshot()).toEqual([]);
});

it("compares within the page where nothing can be kept", () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  };
  const store = createCompareStore(full, () => {});
  expect(store.toggle(one(1))).toBe(true);
  expect(store.getSnapshot()).toEqual([one(1)]);
});
