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

/** Records as the services tell them, as little of each as its page shows beside who is there. */
const texts = (name: string) => ({ en: name, ko: name, ja: name });
const listing = { takenDownAt: null, refusal: null, state: "DONE", option: null, found: null, partModel: null };
const brought = (uuid: string) => ({ uuid, title: texts("Coastal 28"), ...listing, waiting: 0, fits: [] });
const money = { amount: 20, currency: "USD" };
const ANSWERS: Record<string, (of: { id: string; uuid: string }) => object> = {
  workshopImport: ({ uuid }) => ({ workshopImport: brought(uuid) }),
  workshopPart: ({ uuid }) => ({ workshopPart: brought(uuid) }),
  staffAttribute: ({ id }) => ({
    attribute: { id, name: "Size", slug: "size", inputType: "DROPDOWN", unit: null, ko: null, ja: null },
    attributeUses: { products: 0, types: [], values: [] },
  }),
  staffGiftCard: ({ id }) => ({
    giftCard: {
      id,
      displayCode: "1234",
      isActive: true,
      created: "2026-11-27T10:00:00Z",
      expiryDate: null,
      tags: [],
      lastUsedOn: null,
      assignedToEmail: null,
      currentBalance: money,
      initialBalance: money,
      createdBy: null,
      events: [],
    },
  }),
  staffCategory: ({ id }) => ({ category: { id, name: "Wheels", slug: "wheels" } }),
  staffCollection: ({ id }) => ({
    shelfCollection: {
      isPublished: false,
      productCount: 0,
      members: [],
      collection: {
        id,
        name: "Summer",
        slug: "summer",
        description: null,
        seoTitle: "",
        seoDescription: "",
        ko: null,
        ja: null,
        backgroundImage: null,
        channelListings: [],
      },
    },
  }),
};

let now = "";
const rooms: Record<string, ReactNode> = {};
const roots: Root[] = [];
beforeAll(async () => {
  const { session } = await import("../boot/session.ts");
  const never = new Promise<never>(() => undefined);
  const query = ({ operationName }: { operationName: string }, of: { id: string; uuid: string }) =>
    ANSWERS[operationName]?.(of) ?? never;
  const ask = async (...asked: Parameters<typeof query>) => query(...asked);
  for (const client of Object.values(session.clients)) Object.assign(client, { query: ask, tryQuery: ask });
  vi.spyOn(session, "accessToken").mockImplementation(async () => now);
  const [{ Content }, { Settings }, { WorkshopCar }, { WorkshopPart }] = await Promise.all([
    import("../editorial/content.tsx"),
    import("../settings/settings.tsx"),
    import("../workshop/car.tsx"),
    import("../workshop-parts/part.tsx"),
  ]);
  const [{ Attribute }, { Category }, { GiftCard }, { Collection }] = await Promise.all([
    import("../attributes/attribute.tsx"),
    import("../categories/category.tsx"),
    import("../gift-cards/gift-card.tsx"),
    import("../collections/collection.tsx"),
  ]);
  rooms["/content/:room?/:key?/:language?"] = <Content />;
  rooms["/settings"] = <Settings />;
  rooms["/workshop/parts/:uuid"] = <WorkshopPart />;
  rooms["/workshop/:uuid"] = <WorkshopCar />;
  rooms["/structure/attributes/:id"] = <Attribute />;
  rooms["/structure/categories/:id"] = <Category />;
  rooms["/gift-cards/:id"] = <GiftCard />;
  rooms["/collections/:id"] = <Collection />;
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

/** Somebody opens a page of the dashboard. @returns what its head says, then and now, and how it is closed */
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
  const saysNow = () => place.querySelector(".da-head [role=status]")?.textContent ?? "";
  return {
    says: saysNow(),
    saysNow,
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

const CAR = "0198c0de-0000-7000-8000-000000000001";
const OTHER_CAR = "0198c0de-0000-7000-8000-000000000002";
/** Who is kept as being at a record. */
const at = (record: string) => [...(open.get(record) ?? [])];
/** Waits for what pages come to by themselves. */
async function until(check: () => void): Promise<void> {
  const env = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  env.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await vi.waitFor(check);
  } finally {
    env.IS_REACT_ACT_ENVIRONMENT = true;
  }
}
/** Somebody's page asks for its record first, then says that it has it open. */
const comes = (name: string, record: string) => until(() => expect(at(record)).toContain(name));

/** A kind of record, one of them and another: address and record of each. */
type Places = readonly [kind: string, one: string, record: string, two: string, apart: string];
const kept = ([kind, path, type]: readonly [kind: string, path: string, type: string]): Places => {
  const [one, other] = [btoa(`${type}:1`), btoa(`${type}:2`)];
  const at = (id: string) => `${path}/${encodeURIComponent(id)}`;
  return [kind, at(one), `${kind}:${one}`, at(other), `${kind}:${other}`];
};

it.each<Places>([
  ["car", `/workshop/${CAR}`, `car:${CAR}`, `/workshop/${OTHER_CAR}`, `car:${OTHER_CAR}`],
  ["part", `/workshop/parts/${CAR}`, `part:${CAR}`, `/workshop/${CAR}`, `car:${CAR}`],
  kept(["attribute", "/structure/attributes", "Attribute"]),
  kept(["category", "/structure/categories", "Category"]),
  kept(["giftcard", "/gift-cards", "GiftCard"]),
  kept(["collection", "/collections", "Collection"]),
])("two people at one %s see each other, and nobody who has another thing open", async (_, one, record, two, apart) => {
  const mina = await enter("Mina", one);
  await comes("Mina", record);
  const ken = await enter("Ken", two);
  await comes("Ken", apart);
  const joon = await enter("Joon", one);
  await comes("Joon", record);
  await until(() => expect(joon.saysNow()).toBe("Mina is here too"));
  expect([mina.saysNow(), ken.saysNow()]).toEqual(["", ""]);
  await mina.leave();
  expect(at(record)).toEqual(["Joon"]);
  const sora = await enter("Sora", one);
  await comes("Sora", record);
  await until(() => expect(sora.saysNow()).toBe("Joon is here too"));
});
