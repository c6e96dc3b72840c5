// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useTogether } from "./use-together.ts";

let root: Root;
let place: HTMLElement;
function Page({ loading }: { loading: readonly boolean[] }) {
  return useTogether(loading.map((isLoading) => ({ isLoading }))) ? <p>all parts</p> : <p>waiting</p>;
}
const show = (...loading: boolean[]) => act(async () => root.render(<Page loading={loading} />));

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.useRealTimers();
});

it("lets a page stand once all of its answers are there, and then for good", async () => {
  await show(true, true);
  expect(place.textContent).toBe("waiting");
  await show(false, true);
  expect(place.textContent).toBe("waiting");
  await show(false, false);
  expect(place.textContent).toBe("all parts");
  await show(true, false);
  expect(place.textContent).toBe("all parts");
});

it("does not wait for one that takes long", async () => {
  await show(false, true);
  await act(async () => vi.advanceTimersByTime(1000));
  expect(place.textContent).toBe("all parts");
});
