// @vitest-environment happy-dom
import type { Language } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OrderPage } from "../../data/order.server.ts";
import { LanguageProvider } from "../../language/language.tsx";
import { SiteProvider } from "../../site-context.tsx";
import { OwnProofs } from "./own-proofs.tsx";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

type Design = OrderPage["designs"][number];
const design = (state: string, version = 2): Design => ({
  id: "d1",
  title: "Coastal 27",
  build: {},
  thumbnail: null,
  total: null as never,
  proof: { version, state: state as never, decidedAt: state === "OPEN" ? null : "2026-11-22T12:00:00Z" },
});
const past = {
  design: "d1",
  title: "Coastal 27",
  version: 1,
  state: "SUPERSEDED",
  sentAt: "2026-11-20T12:00:00Z",
  expiresAt: "2026-12-04T12:00:00Z",
  isShown: false,
  decision: { kind: "CHANGES", name: "Kim", text: "Without stripes", at: "2026-11-21T12:00:00Z" },
};

let root: Root;
const mutate = vi.fn();
const tryQuery = vi.fn(async () => ({ orderOwnProofs: [past] }));
beforeEach(() => {
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.body.firstElementChild as HTMLElement);
  mutate.mockReset();
});
afterEach(() => act(() => root.unmount()));

async function draw(designs: Design[], { user = null as string | null, language = "en" as Language } = {}) {
  const visitor = user ? { status: "signed-in", user: { id: user } } : { status: "guest", user: null };
  const session = {
    subscribe: () => () => {},
    getSnapshot: () => visitor,
    clients: { commerce: { mutate, tryQuery } },
  };
  const site = {
    settings: readSettings({}).public,
    messages: mergedMessages,
    session,
    menus: null,
    shop: null,
    cart: null,
  };
  const element = (
    <SiteProvider value={site as never}>
      <LanguageProvider language={language}>
        <OwnProofs designs={designs} token="t" contact={null} />
      </LanguageProvider>
    </SiteProvider>
  );
  const router = createMemoryRouter([{ path: "/", element, loader: () => null, HydrateFallback: () => null }]);
  await act(async () => root.render(<RouterProvider router={router} />));
}
async function shown(...drawn: Parameters<typeof draw>) {
  await draw(...drawn);
  await vi.waitFor(() => expect(document.body.innerHTML).toContain("own-proofs"));
}
const text = () => document.body.textContent ?? "";
const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement | null;
async function send(label: string) {
  const form = [...document.querySelectorAll("form")].find((one) => one.textContent?.includes(label));
  await act(async () => form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
}

it("sends what shall be different to the shop, once, and says what happens next", async () => {
  await shown([design("OPEN")], { user: "u1" });
  expect(text()).toContain("waits for your answer");
  // signed in: nobody is asked for the order's e-mail
  expect(field("email")).toBeNull();
  (field("text") as HTMLInputElement).value = "Without stripes";
  (field("name") as HTMLInputElement).value = "Kim";
  mutate.mockResolvedValueOnce({ orderProofChanges: { proofs: [], errors: [{ code: "DECIDED", field: "version" }] } });
  await send("What should be different?");
  expect(text()).toContain("answered already");
  mutate.mockResolvedValueOnce({ orderProofChanges: { proofs: [], errors: [] } });
  await send("What should be different?");
  expect(mutate.mock.lastCall?.[1]).toEqual({
    token: "t",
    design: "d1",
    version: 2,
    name: "Kim",
    text: "Without stripes",
    email: null,
  });
  expect(text()).toContain("We have your request");
});

it("gets a link that opens the proof, from whoever knows the order's e-mail", async () => {
  await shown([design("APPROVED")]);
  // answered: nothing more can be asked for
  expect(field("text")).toBeNull();
  (field("email") as HTMLInputElement).value = " buyer@people.example ";
  mutate.mockResolvedValueOnce({ orderProofLink: { link: null, errors: [{ code: "NOT_FOUND", field: "id" }] } });
  await send("Get my link");
  expect(text()).toContain("not the email address of this order");
  mutate.mockResolvedValueOnce({ orderProofLink: { link: "https://viewer.example/proof/x", errors: [] } });
  await send("Get my link");
  expect(mutate.mock.lastCall?.[1]).toMatchObject({ version: 2, email: "buyer@people.example" });
  expect(document.querySelector("a")?.href).toBe("https://viewer.example/proof/x");
});

it("tells its buyer the history of versions and answers, and says nothing of what the shop took back", async () => {
  await shown([design("OPEN")], { user: "u1", language: "ja" });
  expect(text()).toContain("バージョン 1");
  expect(text()).toContain("修正を依頼");
  expect(text()).toContain("Without stripes");
  await act(async () => root.unmount());
  root = createRoot(document.body.firstElementChild as HTMLElement);
  tryQuery.mockResolvedValueOnce({ orderOwnProofs: [] });
  await draw([design("WITHDRAWN")], { user: "u1" });
  expect(text()).toBe("");
});
