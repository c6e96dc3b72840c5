// @vitest-environment happy-dom
import { createTranslate, type Language } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { MessagesProvider } from "@carloom/ui";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { MeContext, type Role } from "./roles.ts";

vi.mock("./use-news.ts", () => ({ useNews: () => undefined }));
vi.mock("./use-ahead.ts", () => ({ useAhead: () => undefined }));

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
globalThis.__CARLOOM__ = readSettings({}).public;

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** What stands at an address for somebody in these roles: the room's own page says "inside". */
async function at(address: string, roles: readonly Role[], language: Language = "en") {
  const { Frame } = await import("./frame.tsx");
  const { RoomLink } = await import("./room-link.tsx");
  const inside = (
    <p>
      inside, by <RoomLink to="/products/7">Wheel</RoomLink>
    </p>
  );
  const router = createMemoryRouter([{ element: <Frame />, children: [{ path: "*", element: inside }] }], {
    initialEntries: [address],
  });
  const place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  await act(async () =>
    root?.render(
      <MessagesProvider t={createTranslate(language, mergedMessages(language))}>
        <MeContext value={{ id: "M", email: "mina@shop.example", name: "Mina", roles }}>
          <RouterProvider router={router} />
        </MeContext>
      </MessagesProvider>,
    ),
  );
  const main = place.querySelector("main");
  return {
    title: main?.querySelector("h1")?.textContent ?? null,
    said: main?.textContent ?? "",
    links: [...(main?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href")),
  };
}

it("says what a room is and who enters it to whoever needs another role", async () => {
  const closed = await at("/products/7", ["orders", "support"]);
  expect(closed.title).toBe("Products");
  expect(closed.said).toContain("What the shop sells: texts, prices, stock and pictures.");
  expect(closed.said).toContain("This section opens for: Catalog or Owner.");
  expect(closed.said).toContain("Your role: Orders and Support.");
  expect(closed.said).not.toContain("inside");
  expect(closed.links).toEqual(["/"]);
  expect((await at("/drafts/3", ["catalogue"])).title).toBe("Drafts");
  expect((await at("/slips?order=1", ["catalogue"])).title).toBe("Packing slips");
  expect((await at("/audit", ["catalogue"], "ko")).said).toContain("이 화면을 열 수 있는 역할: 소유자.");
});

it("opens it to whom it is for, and to an owner", async () => {
  expect((await at("/products/7", ["catalogue"])).said).toContain("inside");
  expect((await at("/content/legal", ["owner"])).said).toContain("inside");
  expect((await at("/orders/1/slip", ["support"])).said).toContain("inside");
});

it("shows no link into a room that another role is needed for", async () => {
  expect(await at("/numbers", ["orders"])).toMatchObject({ said: "inside, by Wheel", links: [] });
  expect((await at("/numbers", ["catalogue"])).links).toEqual(["/products/7"]);
});
