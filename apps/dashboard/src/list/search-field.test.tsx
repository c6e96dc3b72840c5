// @vitest-environment happy-dom
import { createTranslate } from "@carloom/i18n";
import { MessagesProvider } from "@carloom/ui";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SearchField } from "./search-field.tsx";

let root: Root;
let place: HTMLElement;
let asked: string[];
const show = (words: string) =>
  act(async () =>
    root.render(
      <MessagesProvider t={createTranslate("en", {})}>
        <SearchField words={words} onWords={(next) => asked.push(next)} />
      </MessagesProvider>,
    ),
  );
const field = () => place.querySelector("input") as HTMLInputElement;
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field(), text);
    field().dispatchEvent(new Event("input", { bubbles: true }));
  });
const later = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  asked = [];
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  await show("");
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.useRealTimers();
});

it("asks once somebody has stopped typing, and follows an address that another hand changed", async () => {
  await type("ri");
  await later(200);
  await type("rim ");
  await later(249);
  expect(asked).toEqual([]);
  // a list that is drawn anew meanwhile makes nobody wait longer
  await show("");
  await later(1);
  expect(asked).toEqual(["rim"]);
  await show("rim");
  await show("spring");
  expect(field().value).toBe("spring");
});

it("loses no letter that is typed while the address still follows the ones before", async () => {
  await type("ri");
  await later(250);
  await type("rim");
  await show("ri");
  expect(field().value).toBe("rim");
  await later(250);
  expect(asked).toEqual(["ri", "rim"]);
});

it("calls nobody back who has followed a link meanwhile", async () => {
  const link = document.body.appendChild(document.createElement("a"));
  link.addEventListener("click", (event) => event.preventDefault());
  await type("rim");
  await later(249);
  await act(async () => link.click());
  await later(1000);
  expect(asked).toEqual([]);
  link.remove();
});
