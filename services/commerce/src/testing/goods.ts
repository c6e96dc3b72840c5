import type { Manifest, PartMeasures, PartOption } from "@carloom/build";
import type { SeedGoods } from "../seed/seed.repository.ts";

const text = (en: string) => ({ en, ko: `${en} (ko)`, ja: `${en} (ja)` });

export const UUIDS = {
  template: "00000000-0000-4000-8000-000000000001",
  rim: "10000000-0000-4000-8000-000000000001",
  rimThatDoesNotFit: "10000000-0000-4000-8000-000000000002",
  wing: "10000000-0000-4000-8000-000000000003",
  unsold: "10000000-0000-4000-8000-000000000004",
  stripe: "20000000-0000-4000-8000-000000000001",
  upload: "30000000-0000-4000-8000-000000000001",
} as const;

const goods = (given: Partial<SeedGoods> & Pick<SeedGoods, "slug" | "price">): SeedGoods => ({
  sku: given.slug.toUpperCase(),
  type: "part",
  category: "part",
  names: text(given.slug),
  descriptions: text(`About ${given.slug}`),
  thumbnail: null,
  metadata: {},
  position: 0,
  weightG: 1000,
  partModelUuid: null,
  stickerUuid: null,
  ratePerM2: null,
  stock: 100,
  ...given,
});

const FILM = { USD: 9500, KRW: 130_500, JPY: 14_250 };
const LEAST = { USD: 900, KRW: 12_400, JPY: 1350 };
const film = (slug: string, more: Partial<SeedGoods> = {}) =>
  goods({ slug, sku: slug, type: "sticker", category: "sticker", price: LEAST, ratePerM2: FILM, stock: null, ...more });

/** A small shop: wheels, a wing, a sticker, custom film, and a last few of something. */
export const GOODS: SeedGoods[] = [
  goods({
    slug: "rim",
    category: "rim",
    price: { USD: 62_000, KRW: 852_000, JPY: 93_000 },
    partModelUuid: UUIDS.rim,
    metadata: { partModelUuid: UUIDS.rim },
    weightG: 10_400,
    stock: 40,
    position: 1,
  }),
  goods({
    slug: "rim-other",
    category: "rim",
    price: { USD: 50_000, KRW: 690_000, JPY: 75_000 },
    partModelUuid: UUIDS.rimThatDoesNotFit,
    position: 2,
  }),
  goods({
    slug: "wing",
    category: "spoiler",
    price: { USD: 48_000, KRW: 660_000, JPY: 72_000 },
    partModelUuid: UUIDS.wing,
    weightG: 2800,
    stock: 20,
    position: 3,
  }),
  goods({ slug: "last-ten", price: { USD: 1999, KRW: 27_500, JPY: 3000 }, stock: 10, position: 4 }),
  film("sticker-stripe", { stickerUuid: UUIDS.stripe, position: 1000 }),
  film("custom-print", { position: 2000 }),
  film("custom-lettering", { position: 2001 }),
];

const WHEEL = { boltPattern: { count: 5, pcd: 114.3 }, centreBore: 64.1, diameter: 19, width: 8.5, offset: 40 };

const option = (measures: PartMeasures): PartOption => ({
  version: 1,
  model3d: { url: "model.glb", bytes: 0 },
  measures,
  conflicts: [],
  requires: [],
});

export const PARTS: Record<string, { slug: string; option: PartOption; slots: string[] }> = {
  [UUIDS.rim]: { slug: "rim", option: option({ wheel: WHEEL }), slots: ["wheels.front", "wheels.rear"] },
  [UUIDS.rimThatDoesNotFit]: {
    slug: "rim-other",
    option: option({ wheel: { ...WHEEL, boltPattern: { count: 4, pcd: 100 } } }),
    slots: ["wheels.front", "wheels.rear"],
  },
  [UUIDS.wing]: { slug: "wing", option: option({ mount: { interface: "deck", span: 1100 } }), slots: ["spoiler"] },
  [UUIDS.unsold]: { slug: "unsold", option: option({ mount: { interface: "deck", span: 1100 } }), slots: ["spoiler"] },
};

const anchor = (node: string) => ({
  node,
  position: [0, 0, 0] as [number, number, number],
  rotation: [0, 0, 0, 1] as [number, number, number, number],
  mirror: false,
});

const hub = {
  boltPattern: { count: 5, pcd: 114.3 },
  centreBore: 64.1,
  diameter: { min: 17, max: 20, stock: 18 },
  width: { min: 7, max: 10, stock: 8 },
  offset: { min: 20, max: 55, stock: 40 },
  tyreDiameter: 650,
  tyreWidth: 235,
};

export const MANIFEST = {
  version: 1,
  brand: "Halden",
  model: "GT",
  slots: [
    {
      id: "wheels.front",
      label: text("Front wheels"),
      anchors: [anchor("slot.wheels.front.left"), anchor("slot.wheels.front.right")],
      hub,
      stock: true,
    },
    {
      id: "wheels.rear",
      label: text("Rear wheels"),
      anchors: [anchor("slot.wheels.rear.left"), anchor("slot.wheels.rear.right")],
      hub,
      stock: true,
    },
    {
      id: "spoiler",
      label: text("Spoiler"),
      anchors: [anchor("slot.spoiler")],
      mount: { interface: "deck", span: 1100 },
      stock: false,
    },
  ],
} as unknown as Manifest;

/** A placement on the bonnet; size in metres. */
export const placement = (id: string, art: unknown, size: [number, number], more: object = {}) => ({
  id,
  art,
  position: [0, 0.9, 1.4],
  rotation: [0, 0, 0, 1],
  size,
  depth: 0.3,
  ...more,
});

export const library = { kind: "library", uuid: UUIDS.stripe };
export const upload = { kind: "upload", uuid: UUIDS.upload };
export const lettering = (words: string) => ({ kind: "text", text: words, font: "inter", color: "#ffffff" });
