// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, Link, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SearchProvider, useSearch } from "./shared.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers();
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.useRealTimers();
});

function Typed() {
  const { text, setText } = useSearch();
  return <input aria-label="search" value={text} onChange={(event) => setText(event.currentTarget.value)} />;
}

it("calls nobody back who presses a link before the address has followed what they typed", async () => {
  let arrive = () => {};
  const router = createMemoryRouter(
    [
      {
        element: (
          <SearchProvider>
            <Typed />
            <Link to="/away">away</Link>
            <Outlet />
          </SearchProvider>
        ),
        children: [
          { path: "/car", element: null },
          { path: "/away", element: null, loader: () => new Promise<null>((done) => (arrive = () => done(null))) },
        ],
      },
    ],
    { initialEntries: ["/car?q=gt"] },
  );
  await act(async () => root.render(<RouterProvider router={router} />));
  const field = place.querySelector("input") as HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "zzz");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(field.value).toBe("zzz");
  await act(async () => vi.advanceTimersByTime(249));
  // a busy machine: the timer is due before the render that says that the page is left
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  place.querySelector("a")?.click();
  vi.advanceTimersByTime(10);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  await act(async () => arrive());
  expect(router.state.location.pathname).toBe("/away");
});
