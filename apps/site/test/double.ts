// reads: packages/cars/content/thumbnails
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import type { Manifest } from "@carloom/build";
import { shopAnswer } from "./goods.ts";

/** A 3D service in miniature for the site's own tests: fixed templates, projects for who has a token. */
export type Double = {
  url: string;
  /** Slugs that own a public default project. */
  defaults: Set<string>;
  /** Operation names in the order they were asked. */
  asked: string[];
  /** The languages they were asked in. */
  languages: string[];
  close: () => Promise<void>;
};

const label = (text: string) => ({ en: text, ko: text, ja: text });

export function manifest(brand: string, model: string, bodyStyle: Manifest["bodyStyle"]): unknown {
  return {
    version: 1,
    brand,
    model,
    years: [2024, 2026],
    bodyStyle,
    dimensions: { length: 4.52, width: 1.89, height: 1.282, wheelbase: 2.72, trackFront: 1.59, trackRear: 1.604 },
    model3d: { full: { url: "model.glb", bytes: 1 } },
    zones: [
      { id: "body", label: label("Body"), paint: { color: "#a01522", finish: "pearl" }, livery: true },
      { id: "calipers", label: label("Calipers"), paint: { color: "#d9c22e", finish: "solid" } },
    ],
    panels: [],
    livery: null,
    slots: [
      {
        id: "wheels.front",
        label: label("Front wheels"),
        anchors: [{ node: "slot.wheels.front.left", position: [0.8, 0.34, 1.36] }],
        hub: {
          boltPattern: { count: 5, pcd: 114.3 },
          centreBore: 66.1,
          diameter: { min: 18, max: 20, stock: 20 },
          width: { min: 8, max: 10, stock: 9.5 },
          offset: { min: 30, max: 45, stock: 35 },
          tyreDiameter: 690,
          tyreWidth: 255,
        },
      },
      {
        id: "spoiler",
        label: label("Spoiler"),
        anchors: [{ node: "slot.spoiler", position: [0, 1, -2] }],
        stock: false,
      },
    ],
    cameras: [{ id: "front", position: [4, 2, 4], target: [0, 0.6, 0], fov: 30 }],
  };
}

export const TEMPLATES: [slug: string, title: string, brand: string, body: Manifest["bodyStyle"], open: boolean][] = [
  ["halden-gt", "Halden GT", "HALDEN", "coupe", true],
  ["orro-5", "Orro 5", "KIA", "hatch", true],
  ["meridian", "Meridian", "BMW", "sedan", true],
  ["brisa-x", "Brisa X", "BMW", "suv", true],
  ["halden-gt-s2", "Halden GT S2", "HALDEN", "coupe", false],
];

const PRICES: Record<string, { amount: number; currency: string }> = {
  "default-channel": { amount: 310, currency: "USD" },
  krw: { amount: 426_300, currency: "KRW" },
};
const goodsIn = (channel: unknown) => [
  {
    node: {
      name: "Orro Wye 5, 18 × 7.5",
      slug: "orro-wye-5-18",
      translation: { name: null },
      thumbnail: null,
      isAvailableForPurchase: true,
      pricing: {
        displayGrossPrices: channel !== "default-channel",
        priceRange: {
          start: { gross: PRICES[String(channel)] ?? null, net: PRICES[String(channel)] ?? null },
          stop: { gross: PRICES[String(channel)] ?? null },
        },
      },
    },
  },
];

/** A picture of a car's place that is not published. */
const previewed = (token: string) => ({
  place: "car:halden-gt",
  url: `/home/${token}.webp`,
  width: 1440,
  height: 960,
  alt: "",
});

/** Code of the one build that is shown. */
export const SHOWN = "k3m9x2v7qa";

type Asked = { operationName: string; variables: Record<string, unknown> };

/** Starts on a free port. `pictures` is a folder of thumbnails; the first car's stands for those it lacks. */
export async function startDouble(pictures: string | null = null, port = 0): Promise<Double> {
  const defaults = new Set(TEMPLATES.map(([slug]) => slug));
  const asked: string[] = [];
  const languages: string[] = [];
  const made = new Set<string>();
  let base = "";
  const template = ([slug, title, brand, body, open]: (typeof TEMPLATES)[number]) => ({
    uuid: `00000000-0000-4000-8000-${slug
      .padEnd(12, "0")
      .slice(0, 12)
      .replaceAll(/[^0-9a-f]/g, "0")}`,
    title,
    slug,
    description: null,
    thumbnail: `${base}/cdn/${slug}.jpg`,
    thumbnailMobile: null,
    thumbnailVideo: null,
    thumbnailWebp: null,
    pictures: [480, 800].flatMap((width) =>
      ["avif", "webp", "jpeg"].map((format) => ({
        url: `${base}/cdn/${slug}-${width}.${format}`,
        width,
        mimeType: `image/${format}`,
      })),
    ),
    option: manifest(brand, title, body),
    summary: { brand, bodyStyle: body, slots: 2, length: 4520, width: 1890, height: 1282 },
    createdAt: "2026-01-01T00:00:00Z",
    updatedAt: "2026-01-01T00:00:00Z",
    comingSoon: { status: open ? "open" : "soon" },
  });
  const answer = ({ operationName, variables }: Asked, token: string | undefined): unknown => {
    asked.push(operationName);
    const administrator = token === "administrator";
    const seen = TEMPLATES.filter(([, , , , open]) => open || administrator);
    const page = (rows: typeof seen) => ({
      totalCount: rows.length,
      pageInfo: { hasNextPage: false, endCursor: null },
      edges: rows.map((one) => ({ cursor: one[0], node: template(one) })),
    });
    if (operationName === "templates" || operationName === "templateSlugs") return { templates: page(seen) };
    if (operationName === "templateBrands") {
      const count = (wanted: string) => seen.filter(([, , brand]) => brand === wanted).length;
      return {
        templateBrands: [...new Set(seen.map(([, , brand]) => brand))].map((brand) => ({ brand, count: count(brand) })),
      };
    }
    if (operationName === "templateSearch") {
      const { search, brand: wanted } = variables as { search: string; brand: string };
      const found = seen.filter(
        ([, title, brand]) =>
          (wanted === "" || brand === wanted) && title.toLowerCase().includes(search.toLowerCase().trim()),
      );
      return { templateSearch: page(found) };
    }
    if (operationName === "templatePrice") {
      const gross = variables.slug === "template-orro-5" ? PRICES[String(variables.channel)] : null;
      return { product: gross ? { slug: variables.slug, pricing: { priceRange: { start: { gross } } } } : null };
    }
    if (operationName === "designQuote") {
      const { channel, design } = variables as { channel: string; design: { build: { parts: object } } };
      const price = PRICES[channel];
      const lines = Object.keys(design.build.parts).map((reference) => ({ reference }));
      return { designQuote: { currency: price?.currency, lines, problems: [], total: price } };
    }
    if (operationName === "announcedTemplates") return { announcedTemplates: [] };
    if (operationName === "sitePageSlugs") return { pages: { edges: [] } };
    if (operationName === "siteTexts")
      return { siteTexts: [], homePictures: variables.preview ? [previewed(String(variables.preview))] : [] };
    if (operationName === "legal") return { legal: { text: null, versions: [] } };
    if (operationName === "goodsSearch") return { products: { edges: goodsIn(variables.channel) } };
    const found = TEMPLATES.find(([slug, , , , open]) => slug === (variables.slug ?? variables.templateSlug) && open);
    if (operationName === "partModels")
      return {
        partModels: {
          totalCount: 3,
          edges: ["halden-fold-5-20", "halden-gt-wing", "halden-gt-lip-low"].map((slug, index) => ({
            node: {
              uuid: `22222222-2222-4222-8222-00000000000${index}`,
              title: slug,
              slug,
              slots: [["wheels.front", "spoiler", "lip"][index]],
              option: { version: 1, model3d: { url: "model.glb", bytes: 1 }, measures: { size: [1450, 260, 320] } },
              thumbnail: `${base}/cdn/parts/${slug}.webp`,
            },
          })),
        },
      };
    if (operationName === "share") {
      const share = { code: SHOWN, title: "Night <run>", userName: "mina" };
      return { share: variables.code === SHOWN ? share : null };
    }
    const goods = shopAnswer(operationName, variables);
    if (goods) return goods;
    if (operationName === "template") return { template: found ? template(found) : null };
    if (operationName === "project") {
      const has = found && (token ? made.has(found[0]) : defaults.has(found[0]));
      return { project: has ? { uuid: "11111111-1111-4111-8111-111111111111" } : null };
    }
    if (operationName === "personalProjectCreate") {
      const [slug] = TEMPLATES.find((one) => template(one).uuid === variables.templateUuid) ?? ["halden-gt"];
      made.add(slug);
      return { personalProjectCreate: { project: { uuid: "11111111-1111-4111-8111-111111111111" }, error: null } };
    }
    return null;
  };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader("access-control-allow-origin", request.headers.origin ?? "*");
    response.setHeader("access-control-allow-headers", "content-type, authorization");
    if (request.method === "OPTIONS") return response.end();
    if (request.url?.startsWith("/cdn/")) {
      const name = request.url.slice("/cdn/".length);
      response.setHeader("content-type", name.endsWith(".webp") ? "image/webp" : "image/jpeg");
      if (!pictures) return response.end();
      const file = join(pictures, name);
      return response.end(readFileSync(existsSync(file) ? file : join(pictures, "halden-gt.jpg")));
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString() || "{}") as Asked | Asked[];
    const token = request.headers.authorization?.replace("Bearer ", "");
    languages.push(request.headers["accept-language"] ?? "");
    const one = (operation: Asked) => ({ data: answer(operation, token) });
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(Array.isArray(body) ? body.map(one) : one(body)));
  };
  const server: Server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === "object" && address ? address.port : port}`;
  return {
    url: base,
    defaults,
    asked,
    languages,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
