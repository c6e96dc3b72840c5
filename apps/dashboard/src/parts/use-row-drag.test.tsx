// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { useRowDrag } from "./use-row-drag.ts";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

it("carries a row to where it is dropped, and nowhere when it is dropped on itself", async () => {
  const move = vi.fn();
  const Rows = () => {
    const drag = useRowDrag(true, move);
    return ["a", "b", "c"].map((id, index) => (
      <p key={id} data-over={drag.over === index || undefined} {...drag.rowProps(index, id)}>
        {id}
      </p>
    ));
  };
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () => root.render(<Rows />));
  const send = (type: string, index: number) =>
    act(async () => {
      const event = new Event(type, { bubbles: true, cancelable: true });
      Object.assign(event, { dataTransfer: { setData: () => undefined } });
      place.children[index]?.dispatchEvent(event);
    });
  await send("dragover", 2);
  expect(place.querySelector("[data-over]")).toBeNull();
  await send("dragstart", 0);
  await send("dragover", 2);
  expect(place.querySelector("[data-over]")?.textContent).toBe("c");
  await send("drop", 2);
  expect(move.mock.calls).toEqual([[0, 2]]);
  expect(place.querySelector("[data-over]")).toBeNull();
  await send("dragstart", 1);
  await send("drop", 1);
  expect(move).toHaveBeenCalledTimes(1);
  act(() => root.unmount());
});
