import { LANGUAGES } from "@carloom/i18n";
import { COMPLETE, PRODUCT_LIST } from "../../services/commerce/src/bench/operations.ts";
import { PERSONAL_PROJECT_CREATE, PROJECT_PRESET_CREATE, TEMPLATES } from "@carloom/threed/documents";
import sharp from "sharp";
import { type Api, apiOf } from "../../tests/support/api.ts";
import { newPerson, type Person, signIn } from "../../tests/support/people.ts";
import { CHANNEL, readyCart } from "../../tests/support/shop.ts";

/** Who comes at once; each acts, looks at it for a while, and acts again. */
export type Crowd = { visitors: number; buyers: number; builders: number; staff: number };

/** A small shop on an ordinary day. */
export const CROWD: Crowd = { visitors: 4, buyers: 1, builders: 1, staff: 1 };

/** A picture of the size that the studio sends with a preset, hard to compress. */
export async function presetPicture(): Promise<Blob> {
  const noise = { type: "gaussian" as const, mean: 90, sigma: 30 };
  const drawn = sharp({ create: { width: 1280, height: 720, channels: 3, background: "#1a1c1f", noise } });
  return new Blob([new Uint8Array(await drawn.webp({ quality: 80 }).toBuffer())], { type: "image/webp" });
}

/** What was answered since somebody last asked. */
export type Window = { requests: number; p95Ms: number; refused: Record<string, number> };

export type Traffic = { take(): Window; stop(): Promise<void> };

type Options = {
  site: string;
  services: string;
  /** Address of somebody who may see and change the catalogue and the orders. */
  owner: string;
  /** A picture as the studio sends one with every fifth preset. */
  picture: Blob;
};

/** How long people look before their next act, in milliseconds. */
const LOOK_MS = { least: 150, most: 900 };
/** Who builds looks longer: a server without a graphics card draws a picture in seconds. */
const BUILD_MS = { least: 8000, most: 25_000 };
const PATIENCE_MS = 30_000;
/** A token lives for five minutes. */
const SIGN_IN_MS = 240_000;
const EVERY_PICTURE = 5;
/** Builds of one person; the product takes 200 of a car. */
const MOST_BUILDS = 150;

const PAGES = ["/", "/car", "/car/halden-gt", `/${CHANNEL}`, "/contact"];
const SEARCHES = ["wheel", "휠", "ホイール", "carbon", "spoiler", "glos"];
const SEARCH = `query($channel: String!, $search: String) { products(first: 20, channel: $channel, search: $search) {
  totalCount edges { node { id name slug } } } }`;
const ORDERS = `query { orders(first: 50) { edges { node { id number status userEmail total { gross { amount currency } } } } } }`;
const CUSTOMERS = `query($search: String) { customers(first: 50, search: $search) { edges { node { id email } } } }`;
const PRICE = `mutation($id: ID!, $input: [ProductVariantChannelListingAddInput!]!) {
  productVariantChannelListingUpdate(id: $id, input: $input) { errors { field message } } }`;

const nameOf = (error: unknown): string => {
  const cause = (error as { cause?: { code?: string } }).cause?.code;
  if ((error as Error).name === "TimeoutError") return "no answer";
  return cause ?? String((error as Error).message).slice(0, 120);
};

/** Goods that a crowd may buy from: they are refilled by whoever runs it. */
async function goodsAndChannel(api: Api, owner: Person) {
  const list = (await api.commerce(PRODUCT_LIST, { channel: CHANNEL })).data.products.edges;
  const variants: string[] = list.map((edge: { node: { variants: { id: string }[] } }) => edge.node.variants[0]?.id);
  const { channels } = (await api.commerce("{ channels { id slug } }", {}, owner.bearer)).data;
  return { variants, channel: channels.find(({ slug }: { slug: string }) => slug === CHANNEL).id as string };
}

/** Begins a crowd as a shop has it: people who look, buy, build, and staff who sell to them; until it is stopped. */
export async function beginTraffic(options: Options, crowd: Crowd): Promise<Traffic> {
  const api = apiOf(options);
  let owner = await signIn(api, options.owner);
  const { variants, channel } = await goodsAndChannel(api, owner);
  const template = (await api.threed(TEMPLATES, { first: 1 })).data.templates.edges[0].node.uuid as string;
  let over = false;
  let waits: number[] = [];
  let refused: Record<string, number> = {};
  const act = async (work: () => Promise<unknown>, look = LOOK_MS) => {
    const began = performance.now();
    try {
      await work();
    } catch (error) {
      const name = nameOf(error);
      refused[name] = (refused[name] ?? 0) + 1;
    }
    waits.push(performance.now() - began);
    await new Promise((next) => setTimeout(next, look.least + Math.random() * (look.most - look.least)));
  };
  const one = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T;
  const good = (answer: Awaited<ReturnType<Api["commerce"]>>) => {
    if (answer.errors || answer.status !== 200)
      throw new Error(`${answer.status} ${answer.errors?.[0]?.message ?? ""}`);
    for (const payload of Object.values(answer.data) as ({ errors?: object[] } | null)[])
      if (payload?.errors?.length) throw new Error(JSON.stringify(payload.errors));
    return answer.data;
  };
  const page = async () => {
    const headers = { "accept-encoding": "br", accept: "text/html", "accept-language": one(LANGUAGES) };
    // a third is rendered for this visitor alone
    const query = Math.random() < 0.33 ? `?visit=${Math.random()}` : "";
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(`${options.site}${one(PAGES)}${query}`, { headers, signal });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${response.status} of a page`);
  };
  const visitor = async () => {
    while (!over) {
      await act(page);
      await act(async () => good(await api.commerce(PRODUCT_LIST, { channel: CHANNEL })));
      await act(async () => good(await api.commerce(SEARCH, { channel: CHANNEL, search: one(SEARCHES) })));
    }
  };
  const buyer = async () => {
    while (!over) {
      let cart = "";
      await act(async () => (cart = await readyCart(api, [{ variantId: one(variants), quantity: 1 }])));
      if (cart) await act(async () => good(await api.commerce(COMPLETE, { id: cart })));
    }
  };
  const builder = async () => {
    let person = await newPerson(api);
    let signed = Date.now();
    for (let presets = 0; !over; presets++) {
      if (presets > 0 && presets % MOST_BUILDS === 0) [person, signed] = [await newPerson(api), Date.now()];
      if (Date.now() - signed > SIGN_IN_MS) [person, signed] = [await signIn(api, person.email), Date.now()];
      let project = "";
      await act(async () => {
        const input = { title: "Soak" };
        const data = good(await api.threed(PERSONAL_PROJECT_CREATE, { templateUuid: template, input }, person.bearer));
        project = data.personalProjectCreate.project.uuid;
      });
      const preset = { title: "Soak", partModelUuids: [], stickers: [], setting: {}, thumbnail: null };
      const variables = { projectUuid: project, input: preset };
      const path = "variables.input.thumbnail";
      await act(
        async () =>
          good(
            presets % EVERY_PICTURE === 0
              ? await api.upload(PROJECT_PRESET_CREATE, variables, path, options.picture, person.token)
              : await api.threed(PROJECT_PRESET_CREATE, variables, person.token),
          ),
        BUILD_MS,
      );
    }
  };
  const staff = async () => {
    let signed = Date.now();
    while (!over) {
      if (Date.now() - signed > SIGN_IN_MS) [owner, signed] = [await signIn(api, options.owner), Date.now()];
      await act(async () => good(await api.commerce(ORDERS, {}, owner.bearer)));
      await act(async () => good(await api.commerce(CUSTOMERS, { search: "people" }, owner.bearer)));
      const price = { channelId: channel, price: 400 + Math.floor(Math.random() * 200) };
      await act(async () => good(await api.commerce(PRICE, { id: one(variants), input: [price] }, owner.bearer)));
    }
  };
  const many = (count: number, person: () => Promise<void>) => Array.from({ length: count }, person);
  const people = [
    ...many(crowd.visitors, visitor),
    ...many(crowd.buyers, buyer),
    ...many(crowd.builders, builder),
    ...many(crowd.staff, staff),
  ];
  return {
    take() {
      const sorted = waits.toSorted((a, b) => a - b);
      const window = { requests: waits.length, p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? 0, refused };
      waits = [];
      refused = {};
      return window;
    },
    async stop() {
      over = true;
      await Promise.all(people);
    },
  };
}
