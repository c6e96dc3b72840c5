// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { type ChangeQuery, slugOf, useQuery } from "./address.ts";

afterEach(() => history.replaceState(null, "", "/"));

it("opens a car by its path and nothing else", () => {
  expect(slugOf("/workspace/default/halden-gt")).toBe("halden-gt");
  expect(slugOf("/workspace/mina/halden%20gt/")).toBe("halden gt");
  for (const path of ["/", "/workspace", "/workspace/default", "/workspace/a/b/c", "/workspace/a/%E0%A4%A"])
    expect(slugOf(path)).toBeNull();
});

it("follows the address, what changes it keeps the rest, and back leads to what was not replaced", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  history.replaceState(null, "", "/workspace/default/halden-gt?remix=abc&lang=ko#top");
  const shown: string[] = [];
  let change: ChangeQuery = () => undefined;
  const Shown = () => {
    const [query, set] = useQuery();
    change = set;
    shown.push(query.toString());
    return null;
  };
  const root = createRoot(document.createElement("div"));
  await act(async () => root.render(<Shown />));
  const before = history.length;
  await act(async () => change((query) => query.delete("remix"), { replace: true }));
  expect(history.length).toBe(before);
  await act(async () => change((query) => query.set("lang", "ja")));
  await act(async () => change((query) => query.set("lang", "ja")));
  expect(history.length).toBe(before + 1);
  expect(shown).toEqual(["remix=abc&lang=ko", "lang=ko", "lang=ja"]);
  expect(location.hash).toBe("#top");
  history.replaceState(null, "", "/workspace/default/halden-gt?lang=ko");
  await act(async () => void window.dispatchEvent(new PopStateEvent("popstate")));
  expect(shown.at(-1)).toBe("lang=ko");
  act(() => root.unmount());
});
