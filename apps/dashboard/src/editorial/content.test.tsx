// @vitest-environment happy-dom
import { createTranslate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { MessagesProvider, ToastProvider } from "@carloom/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, expect, it } from "vitest";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
globalThis.__CARLOOM__ = readSettings({}).public;

type Asked = { operationName: string; variables: Record<string, unknown> };
const asked: Asked[] = [];
const text = (key: string, role: string, value: string | null, standard: string, more: object = {}) => ({
  key,
  group: "hero",
  role,
  value,
  default: standard,
  places: [],
  isLong: false,
  ...more,
});
const content = JSON.stringify({ blocks: [{ type: "paragraph", data: { text: "Read <b>this</b>" } }] });
const item = (n: number, name: string, more: object = {}) => ({
  id: btoa(`MenuItem:1-${n}`),
  name,
  level: 0,
  url: "/car",
  ko: null,
  ja: null,
  category: null,
  collection: null,
  page: null,
  children: [],
  ...more,
});
/** What a shop answers, by the names of operations. */
const answers: Record<string, (variables: Record<string, unknown>) => unknown> = {
  staffContentDocument: ({ kind }) => ({
    contentDocument: {
      key: "texts",
      version: 3,
      texts:
        kind === "HOME"
          ? [
              text("site.home.headline", "HEADING", "Our own words", "Build your car in 3D"),
              text("site.home.claim", "TEXT", null, "Click, customize and order", { isLong: true }),
            ]
          : [
              text("letter.paid.subject", "SUBJECT", null, "{product}: {number}", {
                places: ["{product}", "{number}"],
              }),
            ],
    },
  }),
  staffContentHistory: () => ({
    contentHistory: [
      {
        id: "v3",
        version: 3,
        at: "2026-11-24T10:00:00Z",
        effectiveAt: "2026-11-24T10:00:00Z",
        isDefault: false,
        changed: ["site.home.headline"],
        texts: [{ key: "site.home.headline", value: "Our own words" }],
        pictures: [],
        author: { id: "u", email: "mina@people.example", firstName: "Mina", lastName: "Park" },
      },
      {
        id: "v2",
        version: 2,
        at: "2026-11-23T10:00:00Z",
        effectiveAt: "2026-11-23T10:00:00Z",
        isDefault: true,
        changed: [],
        texts: [],
        pictures: [],
        author: null,
      },
    ],
  }),
  staffContentSave: () => ({ contentSave: { document: null, errors: [] } }),
  staffContentRestore: () => ({ contentRestore: { document: null, errors: [] } }),
  staffMailSample: () => ({ mailSample: { mail: { subject: "S", text: "T", html: "<p>Mail</p>" }, errors: [] } }),
  staffLegalDocument: () => ({
    legalDocument: {
      key: "terms",
      version: 0,
      inForce: 0,
      isDefault: true,
      effectiveAt: null,
      text: { title: "Terms", lead: "", content },
    },
  }),
  staffLegalSave: () => ({ legalSave: { errors: [] } }),
  staffPages: () => ({
    pages: {
      totalCount: 1,
      edges: [
        {
          node: {
            id: btoa("Page:7"),
            title: "Guide",
            slug: "guide",
            isPublished: true,
            publishedAt: null,
            ko: null,
            ja: null,
          },
        },
      ],
      pageInfo: { hasNextPage: false, endCursor: null },
    },
  }),
  staffMenus: () => ({
    menus: {
      edges: [
        {
          node: {
            id: btoa("Menu:1"),
            name: "Header",
            slug: "navbar",
            items: [item(1, "Cars"), item(2, "Guide", { url: null })],
          },
        },
      ],
    },
  }),
  staffHomePictures: () => ({
    homePicturesDocument: {
      version: 4,
      pictures: [
        {
          place: "second",
          object: "home/b.webp",
          url: "https://cdn.example/home/b.webp/720.webp",
          alts: [{ languageCode: "EN", text: "A lake" }],
        },
        { place: "car:gone", object: "home/c.webp", url: "https://cdn.example/home/c.webp/720.webp", alts: [] },
      ],
    },
  }),
  staffHomePictureUpload: () => ({
    homePictureUpload: { object: "home/n.webp", url: "https://cdn.example/home/n.webp/720.webp", errors: [] },
  }),
  staffHomePicturesSave: () => ({ homePicturesSave: { home: null, errors: [] } }),
  homeCars: () => ({
    templates: {
      edges: [
        { node: { uuid: "t", slug: "gt", title: "GT", thumbnailWebp: null, comingSoon: { status: "open" } } },
        { node: { uuid: "u", slug: "soon", title: "Soon", thumbnailWebp: null, comingSoon: { status: "announced" } } },
      ],
    },
  }),
  homeParts: () => ({
    partModels: {
      edges: ["wheel-a", "wheel-b", "wing"].map((slug) => ({
        node: { uuid: slug, slug, title: slug, slots: [slug.slice(0, 4)], thumbnail: "https://cdn.example/x.webp" },
      })),
    },
  }),
  staffMenuItemMove: () => ({ menuItemMove: { errors: [] } }),
};

let root: ReturnType<typeof createRoot> | undefined;
let Content: () => ReactNode;
beforeAll(async () => {
  const { session } = await import("../boot/session.ts");
  const call = async ({ operationName }: { operationName: string }, variables: Record<string, unknown>) => {
    asked.push({ operationName, variables });
    const answer = answers[operationName];
    if (!answer) throw new Error(`Nobody answers ${operationName}.`);
    return answer(variables);
  };
  Object.assign(session.clients.threed, { query: call });
  Object.assign(session.clients.commerce, { query: call, mutate: call, tryQuery: call });
  ({ Content } = await import("./content.tsx"));
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = "";
  asked.length = 0;
});

/** Opens a place of the room as an owner. */
async function open(path: string): Promise<HTMLElement> {
  const { MeContext } = await import("../shell/roles.ts");
  const place = document.body.appendChild(document.createElement("main"));
  root = createRoot(place);
  const router = createMemoryRouter([{ path: "/content/:room?/:key?/:language?", element: <Content /> }], {
    initialEntries: [path],
  });
  await act(async () => {
    root?.render(
      <QueryClientProvider client={new QueryClient()}>
        <MessagesProvider t={createTranslate("en", mergedMessages("en"))}>
          <MeContext value={{ id: "o", email: "owner@people.example", name: "O", roles: ["owner"] }}>
            <ToastProvider>
              <RouterProvider router={router} />
            </ToastProvider>
          </MeContext>
        </MessagesProvider>
      </QueryClientProvider>,
    );
  });
  for (let tries = 0; tries < 50 && place.querySelector("[aria-busy=true]"); tries++) await settle();
  return place;
}
const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 10))));
const button = (place: HTMLElement, name: string): HTMLButtonElement => {
  const found = [...place.querySelectorAll("button")].find(
    (one) => (one.getAttribute("aria-label") ?? one.textContent?.trim()) === name,
  );
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
};
async function write(field: Element | null | undefined, value: string): Promise<void> {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, value);
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
const press = async (place: HTMLElement, name: string) => {
  const before = asked.length;
  await act(async () => button(place, name).click());
  for (let tries = 0; tries < 50 && asked.length === before; tries++) await settle();
  await settle();
};

it("shows what stands on the home page beside each field, and saves only what was changed", async () => {
  const place = await open("/content");
  expect(place.textContent).toContain("Our own words");
  expect(place.querySelector("textarea")?.value).toBe("Click, customize and order");
  await write(place.querySelector("textarea"), "In minutes");
  await press(place, "Save");
  expect(asked.find(({ operationName }) => operationName === "staffContentSave")?.variables).toMatchObject({
    kind: "HOME",
    language: "EN",
    version: 3,
    texts: [{ key: "site.home.claim", value: "In minutes" }],
  });
});

it("brings back an earlier version, and says who wrote the newest", async () => {
  const place = await open("/content/home/ko");
  expect(place.textContent).toContain("Mina Park");
  await press(place, "Restore version 2");
  expect(asked.find(({ operationName }) => operationName === "staffContentRestore")?.variables).toMatchObject({
    language: "KO",
    version: 2,
  });
});

it("says beside its field which placeholder of a mail is missing, and shows the mail in a frame that runs nothing", async () => {
  answers.staffContentSave = () => ({
    contentSave: {
      document: null,
      errors: [{ field: "letter.paid.subject", code: "PLACEHOLDER_MISSING", message: "", places: ["{product}"] }],
    },
  });
  const place = await open("/content/mails/order.paid");
  expect(place.querySelector("iframe")?.getAttribute("sandbox")).toBe("");
  const field = [...place.querySelectorAll("input")].find(({ value }) => value === "{product}: {number}");
  await write(field, "Paid: {number}");
  await press(place, "Save");
  expect(field?.getAttribute("aria-invalid")).toBe("true");
  expect(place.querySelector(".ui-error")?.textContent).toContain("{product} is missing");
});

it("opens a text of law in blocks and stores them as rich text with the day it takes effect", async () => {
  const place = await open("/content/legal/terms/en");
  const areas = [...place.querySelectorAll("textarea")];
  const block = areas.find(({ value }) => value === "Read **this**");
  await write(block, "Read [this](/privacy)");
  await write(place.querySelector('input[type="datetime-local"]'), "2027-01-01T00:00");
  await press(place, "Save");
  const { input } = asked.find(({ operationName }) => operationName === "staffLegalSave")?.variables as {
    input: { content: string; effectiveAt: string };
  };
  expect(JSON.parse(input.content).blocks).toEqual([
    { type: "paragraph", data: { text: 'Read <a href="/privacy">this</a>' } },
  ]);
  expect(new Date(input.effectiveAt)).toEqual(new Date("2027-01-01T00:00"));
});

it("lists pages with what is not translated, and menus whose links move", async () => {
  const pages = await open("/content/pages");
  expect(pages.textContent).toContain("Guide");
  expect(pages.textContent).toContain("Not in 한국어, 日本語");
  act(() => root?.unmount());
  const menus = await open("/content/menus");
  expect(menus.textContent).toContain("Leads nowhere, so it is not shown");
  await press(menus, "Move Guide up");
  expect(asked.find(({ operationName }) => operationName === "staffMenuItemMove")?.variables).toMatchObject({
    moves: [{ itemId: btoa("MenuItem:1-2"), parentId: null, sortOrder: -1 }],
  });
});

it("shows each place of the home page with its picture, and saves those that were chosen, cut and described", async () => {
  const place = await open("/content/pictures");
  for (let tries = 0; tries < 50 && !place.textContent?.includes("Part: wing"); tries++) await settle();
  const names = [...place.querySelectorAll("li.da-spot")].map((one) => one.getAttribute("aria-label"));
  // one part of each slot first; what is no longer shown can still be taken back
  expect(names).toEqual([
    "Opening, behind the headline",
    "Second section",
    "Part: wheel-a",
    "Part: wing",
    "Part: wheel-b",
    "Car: GT",
    "Car: gone",
  ]);
  const spot = (name: string) => place.querySelector<HTMLElement>(`li[aria-label="${name}"]`) as HTMLElement;
  await act(async () => button(place, "Use the default: Car: gone").click());
  const input = spot("Opening, behind the headline").querySelector<HTMLInputElement>("input[type=file]");
  const file = new File(["picture"], "a.jpg", { type: "image/jpeg" });
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  await act(async () => input?.dispatchEvent(new Event("change", { bubbles: true })));
  const image = document.querySelector<HTMLImageElement>(".da-crop img");
  Object.defineProperties(image, { naturalWidth: { value: 4000 }, naturalHeight: { value: 3000 } });
  await act(async () => image?.dispatchEvent(new Event("load")));
  await press(document.body, "Use this part");
  expect(asked.find(({ operationName }) => operationName === "staffHomePictureUpload")?.variables).toMatchObject({
    place: "hero",
    image: file,
    crop: { x: 0, y: 0.125, width: 1, height: 0.75 },
  });
  const [english] = spot("Opening, behind the headline").querySelectorAll<HTMLInputElement>("input[lang=en]");
  await write(english ?? null, "A car by the sea");
  await press(place, "Save");
  const saved = asked.find(({ operationName }) => operationName === "staffHomePicturesSave")?.variables;
  expect(saved).toMatchObject({ version: 4 });
  const saying = (text: string) => expect.arrayContaining([{ languageCode: "EN", text }]);
  expect(saved?.pictures).toEqual([
    { place: "second", object: "home/b.webp", alts: saying("A lake") },
    { place: "hero", object: "home/n.webp", alts: saying("A car by the sea") },
  ]);
});
