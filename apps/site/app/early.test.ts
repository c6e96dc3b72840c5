// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { keepEarly } from "./early.server.ts";

const takeOver = () => (window as Window & { __EARLY__?: () => void }).__EARLY__?.();
const write = (field: HTMLInputElement, value: string) => {
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

it("keeps what was written though a render empties the fields before it is told", () => {
  document.body.innerHTML = '<form><input name="name"><input name="mail"><input name="gift" type="checkbox"></form>';
  const [name, mail, gift] = document.querySelectorAll("input") as unknown as [
    HTMLInputElement,
    HTMLInputElement,
    HTMLInputElement,
  ];
  keepEarly();
  write(name, "Mina Park");
  gift.click();
  // by the browser itself, without an event
  mail.value = "mina@people.example";
  name.value = "";
  const heard: [string, string | boolean][] = [];
  addEventListener("input", ({ target }) => {
    const field = target as HTMLInputElement;
    heard.push([field.name, field.type === "checkbox" ? field.checked : field.value]);
  });
  takeOver();
  expect(heard).toEqual([
    ["name", "Mina Park"],
    ["gift", true],
    ["mail", "mina@people.example"],
  ]);
  expect([name.value, mail.value, gift.checked]).toEqual(["Mina Park", "mina@people.example", true]);
  takeOver();
  expect(heard).toHaveLength(3);
});

it("goes on to a link after what was pressed before it, and at once where nothing was", () => {
  document.body.innerHTML = '<button type="button">Add</button><a href="#cart">Cart</a>';
  const [button, link] = [document.querySelector("button"), document.querySelector("a")] as [HTMLElement, HTMLElement];
  keepEarly();
  /** @returns whether it waits */
  const press = (element: HTMLElement, more: MouseEventInit = {}) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...more });
    element.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press(link)).toBe(false);
  expect(press(button)).toBe(true);
  // into another tab
  expect(press(link, { ctrlKey: true })).toBe(false);
  expect(press(link)).toBe(true);
  const done: string[] = [];
  button.addEventListener("click", () => done.push("added"));
  link.addEventListener("click", () => done.push("left"));
  vi.useFakeTimers();
  takeOver();
  vi.runAllTimers();
  vi.useRealTimers();
  expect(done).toEqual(["added", "left"]);
});
