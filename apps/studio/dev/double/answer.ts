import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type BuildDocument, fitment, type Manifest, manifestFrom, parseBuild, PartOption } from "@carloom/build";
import { applyTax, areaCm2, fromMinor, ratePpm, stickerPieces, stickerPrice } from "@carloom/pricing";
import { type Content, uuidOf } from "./content.ts";

type Operation = { operationName: string; variables: Record<string, never> };
const NOW = () => new Date().toISOString();
const USD = (minor: number) => ({ currency: "USD", amount: fromMinor(minor, "USD") });
const page = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };

function manifestOf(content: Content, origin: string, slug: string): Manifest | null {
  const template = content.catalogue.templates.find((one) => one.slug === slug);
  if (!template) return null;
  const manifest = manifestFrom(readFileSync(join(content.folder, template.manifest), "utf8"));
  manifest.model3d.full.url = `${origin}/cdn/${template.model}`;
  for (const lod of manifest.model3d.lods) lod.url = `${origin}/cdn/${dirname(template.model)}/${lod.url}`;
  return manifest;
}

function template(content: Content, origin: string, slug: string) {
  const found = content.catalogue.templates.find((one) => one.slug === slug);
  if (!found) return null;
  const picture = (path: string) => `${origin}/cdn/${path}`;
  const { jpg, webp, mobile } = found.thumbnail;
  return {
    uuid: uuidOf(slug),
    title: found.title.en,
    slug,
    description: null,
    thumbnail: picture(jpg),
    thumbnailWebp: picture(webp),
    thumbnailMobile: picture(mobile),
    thumbnailVideo: null,
    option: manifestOf(content, origin, slug),
    createdAt: NOW(),
    updatedAt: NOW(),
    comingSoon: { status: "open" },
  };
}

function part(content: Content, origin: string, one: Content["catalogue"]["parts"][number]) {
  const option = PartOption.parse({
    ...one.option,
    model3d: { ...one.option.model3d, url: `${origin}/cdn/${one.model}` },
  });
  return {
    uuid: uuidOf(one.slug),
    title: one.title.en,
    slug: one.slug,
    slots: one.slots,
    option,
    thumbnail: `${origin}/cdn/${one.thumbnail}`,
  };
}

function quote(content: Content, origin: string, slug: string, build: BuildDocument) {
  const manifest = manifestOf(content, origin, slug);
  const lines: Record<string, unknown>[] = [];
  let sum = 0;
  for (const [slotId, uuid] of Object.entries(build.parts)) {
    const found = content.catalogue.parts.find((one) => uuidOf(one.slug) === uuid);
    const slot = manifest?.slots.find(({ id }) => id === slotId);
    if (!found || !slot) continue;
    const unit = found.price.USD ?? 0;
    const quantity = slot.anchors.length;
    sum += unit * quantity;
    const { verdict, reasons } = fitment(slot, part(content, origin, found).option.measures);
    lines.push({
      kind: "PART",
      reference: slotId,
      name: found.title.en,
      variantId: null,
      quantity,
      areaCm2: null,
      available: found.stock,
      verdict,
      reasons,
      unitPrice: USD(unit),
      totalPrice: USD(unit * quantity),
    });
  }
  for (const sticker of build.stickers) {
    const quantity = stickerPieces(sticker);
    if (quantity === 0) continue;
    const area = areaCm2(sticker.size);
    const unit = stickerPrice(area, { perSquareMetre: 32_000, minimum: 500 });
    sum += unit * quantity;
    const name = sticker.name ?? (sticker.art.kind === "text" ? sticker.art.text : "Sticker");
    lines.push({
      kind: "STICKER",
      reference: sticker.id,
      name,
      variantId: null,
      quantity,
      areaCm2: area,
      available: null,
      verdict: "fits",
      reasons: [],
      unitPrice: USD(unit),
      totalPrice: USD(unit * quantity),
    });
  }
  const { tax, gross } = applyTax(sum, ratePpm(10), false);
  return {
    currency: "USD",
    lines,
    subtotal: USD(sum),
    tax: USD(tax),
    shippingFrom: USD(4900),
    membership: null,
    total: USD(gross),
    pricedAt: NOW(),
    problems: [],
  };
}

const project = ({ project: p }: Content, slug: string) => ({
  uuid: p.uuid,
  title: "Coastal 27",
  description: null,
  thumbnail: null,
  isPublic: false,
  option: p.option,
  version: p.version,
  createdAt: NOW(),
  updatedAt: p.updatedAt,
  template: { uuid: uuidOf(slug), slug, title: slug },
});

/** Answers one operation as the services would, in their shapes. */
export function answer(
  content: Content,
  origin: string,
  { operationName, variables }: Operation,
  signedIn: boolean,
): { data?: unknown; errors?: unknown } {
  const v = variables as unknown as Record<string, string & number> & {
    input: Record<string, unknown>;
    design: { templateSlug: string; build: unknown };
  };
  switch (operationName) {
    case "template":
      return { data: { template: template(content, origin, v.slug ?? "") } };
    case "project":
      return { data: { project: signedIn && content.project.exists ? project(content, v.templateSlug ?? "") : null } };
    case "personalProjectCreate":
      Object.assign(content.project, { exists: true, version: 1 });
      return { data: { personalProjectCreate: { project: project(content, ""), error: null } } };
    case "projectUpdate":
      if (v.version !== content.project.version)
        return {
          data: {
            projectUpdate: {
              project: project(content, ""),
              error: { message: "The project has moved on.", type: "CONFLICT" },
            },
          },
        };
      Object.assign(content.project, {
        option: v.input.option,
        version: content.project.version + 1,
        updatedAt: NOW(),
      });
      return { data: { projectUpdate: { project: project(content, ""), error: null } } };
    case "partModels":
      return {
        data: {
          partModels: {
            totalCount: content.catalogue.parts.length,
            pageInfo: page,
            edges: content.catalogue.parts.map((one) => ({ node: part(content, origin, one) })),
          },
        },
      };
    case "stickers": {
      const edges = content.catalogue.stickers.map((one) => ({
        cursor: one.slug,
        node: {
          uuid: uuidOf(one.slug),
          title: one.title.en,
          type: one.type,
          scale: one.width,
          stickerFile: `${origin}/cdn/${one.file}`,
          thumbnail: `${origin}/cdn/${one.thumbnail}`,
        },
      }));
      return { data: { stickers: { totalCount: edges.length, pageInfo: page, edges } } };
    }
    case "designQuote": {
      const build = parseBuild(v.design.build);
      return build.ok
        ? { data: { designQuote: quote(content, origin, v.design.templateSlug, build.value) } }
        : { errors: [{ message: build.message }] };
    }
    case "uploadImage": {
      const { key } = v.image as unknown as { key: string };
      return {
        data: {
          uploadImage: {
            image: { uuid: key, url: `${origin}/cdn/${key}`, width: 800, height: 500, mimeType: "image/png" },
            error: null,
          },
        },
      };
    }
    case "images":
      return { data: { images: [] } };
    case "projectPresetCreate": {
      const { title, partModelUuids, stickers, setting, thumbnail } = v.input as {
        title: string;
        partModelUuids: string[];
        stickers: unknown[];
        setting: unknown;
        thumbnail: { key: string };
      };
      const preset = {
        uuid: randomUUID(),
        title,
        thumbnail: `${origin}/cdn/${thumbnail.key}`,
        setting,
        partModelPresets: partModelUuids.map((uuid) => ({ partModel: { uuid } })),
        stickerPresets: stickers.map((one) => ({ setting: one })),
        createdAt: NOW(),
        updatedAt: NOW(),
      };
      content.presets.push(preset);
      return { data: { projectPresetCreate: { projectPreset: preset, error: null } } };
    }
    case "projectPresets":
      return {
        data: {
          projectPresets: {
            totalCount: content.presets.length,
            pageInfo: page,
            edges: content.presets.map((node) => ({ cursor: node.uuid, node })),
          },
        },
      };
    case "projectPresetRename": {
      const preset = content.presets.find(({ uuid }) => uuid === v.uuid) ?? null;
      if (preset) preset.title = v.title;
      return { data: { projectPresetRename: { projectPreset: preset, error: null } } };
    }
    case "projectVersions":
      return { data: { projectVersions: [] } };
    case "projectPresetDelete": {
      const at = content.presets.findIndex(({ uuid }) => uuid === v.uuid);
      if (at >= 0) content.presets.splice(at, 1);
      return { data: { projectPresetDelete: { success: at >= 0, error: null } } };
    }
    case "TokenVerify":
    case "tokenVerify":
      return {
        data: {
          me: signedIn
            ? {
                id: "VXNlcjox",
                firstName: "Mina",
                lastName: "Seo",
                isStaff: false,
                isActive: true,
                isConfirmed: true,
                email: "mina@example.com",
              }
            : null,
        },
      };
    case "checkoutCreate":
      return { data: { checkoutCreate: { checkout: { id: "Q2hlY2tvdXQ6MQ==" }, errors: [] } } };
    case "checkoutDesignAdd":
      return {
        data: {
          checkoutDesignAdd: {
            checkout: { id: "Q2hlY2tvdXQ6MQ==" },
            design: { id: "1", title: "Build", total: USD(0) },
            errors: [],
          },
        },
      };
    default:
      return { errors: [{ message: `The double does not know ${operationName}.` }] };
  }
}
