// @vitest-environment happy-dom
import { createTranslate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { MessagesProvider, ToastProvider } from "@carloom/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { MeContext } from "./roles.ts";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
globalThis.__CARLOOM__ = readSettings({}).public;

/** Who has which record open, as the service keeps it; what is no record it refuses. */
const open = new Map<string, Set<string>>();
const RECORD = /^[a-z]{1,20}:[A-Za-z0-9+/=_-]{1,100}$/;
async function presence(_: string, { headers, body }: { headers: Record<string, string>; body: string }) {
  const { record, isLeaving } = JSON.parse(body) as { record: string; isLeaving: boolean };
  if (!RECORD.test(record)) return new Response("", { status: 400 });
  const name = headers["authorization"]?.replace("Bearer ", "") ?? "";
  const people = open.get(record) ?? new Set<string>();
  open.set(record, people);
  if (isLeaving) people.delete(name);
  else people.add(name);
  const others = isLeaving ? [] : [...people].filter((one) => one !== name);
  return Response.json({ others: others.map((one) => ({ id: one, name: one })) });
}

let now = "";
const rooms: Record<string, ReactNode> = {};
const roots: Root[] = [];
beforeAll(async () => {
  const { session } = await import("../boot/session.ts");
  const never = () => new Promise<never>(() => undefined);
  for (const client of Object.values(session.clients)) Object.assign(client, { query: never, tryQuery: never });
  vi.spyOn(session, "accessToken").mockImplementation(async () => now);
  const [{ Content }, { Settings }] = await Promise.all([
    import("../editorial/content.tsx"),
    import("../settings/settings.tsx"),
  ]);
  rooms["/content/:room?/:key?/:language?"] = <Content />;
  rooms["/settings"] = <Settings />;
});
afterAll(() => vi.restoreAllMocks());
beforeEach(() => {
  open.clear();
  vi.stubGlobal("fetch", presence);
});
afterEach(async () => {
  for (const root of roots.splice(0)) await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

/** Somebody opens a page of the dashboard. @returns what its head says, and how it is closed */
async function enter(name: string, address: string) {
  now = name;
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  roots.push(root);
  const routes = Object.entries(rooms).map(([path, element]) => ({ path, element }));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MessagesProvider t={createTranslate("en", mergedMessages("en"))}>
          <MeContext value={{ id: name, email: `${name}@shop.example`, name, roles: ["owner"] }}>
            <ToastProvider>
              <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
            </ToastProvider>
          </MeContext>
        </MessagesProvider>
      </QueryClientProvider>,
    ),
  );
  await act(async () => {});
  return {
    says: place.querySelector(".da-head-state")?.textContent ?? "",
    leave: async () => {
      now = name;
      await act(async () => root.unmount());
    },
  };
}

it.each([
  ["a mail's text, in whatever language", "/content/mails/order.paid/en", "/content/mails/order.paid/ko"],
  ["a text of law", "/content/legal/terms/en", "/content/legal/terms/en"],
  ["a page", `/content/pages/${encodeURIComponent(btoa("Page:7"))}`, `/content/pages/${btoa("Page:7")}/ja`],
  ["the home page", "/content", "/content/home/ko"],
  ["the home page's pictures", "/content/pictures", "/content/pictures"],
  ["menus", "/content/menus", "/content/menus"],
  ["the settings of law", "/settings?of=law", "/settings?of=law"],
  ["the settings of taxes", "/settings?of=taxes", "/settings?of=taxes"],
])("two people at %s see each other, until one has gone", async (_, one, other) => {
  const mina = await enter("Mina", one);
  expect(mina.says).toBe("");
  const joon = await enter("Joon", other);
  expect(joon.says).toBe("Mina is here too");
  await mina.leave();
  expect((await enter("Ken", one)).says).toBe("Joon is here too");
});

it.each([
  ["two mails", "/content/mails/order.paid/en", "/content/mails/order.sent/en"],
  ["a page and a text of law", "/content/pages/terms", "/content/legal/terms/en"],
  ["law and taxes", "/settings?of=law", "/settings?of=taxes"],
  ["the list of mails", "/content/mails", "/content/mails"],
  ["what the shop runs on", "/settings", "/settings"],
])("two people at %s are not at one thing", async (_, one, other) => {
  await enter("Mina", one);
  expect((await enter("Joon", other)).says).toBe("");
});
