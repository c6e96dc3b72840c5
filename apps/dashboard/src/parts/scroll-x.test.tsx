// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { ScrollX } from "./scroll-x.tsx";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

it("takes the focus from the moment on when what it shows is wider, and only then", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300);
  const wide = vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(300);
  try {
    await act(async () => root.render(<ScrollX label="Sales">{<p>Loading</p>}</ScrollX>));
    expect(place.querySelector("[tabindex]")).toBeNull();
    // no size of the place itself changes, as where a table comes into a page that stands
    wide.mockReturnValue(640);
    await act(async () => root.render(<ScrollX label="Sales">{<table />}</ScrollX>));
    const [region] = place.querySelectorAll("[tabindex]");
    expect([region?.getAttribute("role"), region?.getAttribute("aria-label")]).toEqual(["group", "Sales"]);
  } finally {
    vi.restoreAllMocks();
    await act(async () => root.unmount());
    place.remove();
  }
});
