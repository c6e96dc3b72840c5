import type { Services } from "@carloom/platform";
import { builder } from "../builder.ts";
import { globalId } from "../wire/ids.ts";
import { Node } from "../wire/node.graphql.ts";

/** Address of a stored picture: objects lie on the CDN, absolute addresses stay. */
export function pictureUrl({ settings }: Pick<Services, "settings">, picture: string): string {
  return /^https?:\/\//.test(picture) ? picture : `${settings.public.cdn}/${picture}`;
}

export const ThumbnailFormatEnum = builder.enumType("ThumbnailFormatEnum", {
  values: ["ORIGINAL", "AVIF", "WEBP"] as const,
});

export const ImageRef = builder.objectRef<{ url: string; alt: string | null }>("Image").implement({
  fields: (t) => ({ url: t.exposeString("url"), alt: t.exposeString("alt", { nullable: true }) }),
});

const ProductMediaType = builder.enumType("ProductMediaType", { values: ["IMAGE", "VIDEO"] as const });

export type MediaShape = { productId: number; picture: string; alt: string; place: number };

/** Pictures of a product: its own, then those of variants that look different. */
export function mediaOf(
  product: { id: number; thumbnail: string | null; names: { en: string } },
  variants: readonly { name: string; thumbnail: string | null }[],
): MediaShape[] {
  const pictures = new Map<string, string>();
  if (product.thumbnail) pictures.set(product.thumbnail, product.names.en);
  for (const { name, thumbnail } of variants)
    if (thumbnail && !pictures.has(thumbnail)) pictures.set(thumbnail, `${product.names.en}, ${name}`);
  return [...pictures].map(([picture, alt], place) => ({ productId: product.id, picture, alt, place }));
}

export const ProductMedia = builder.objectRef<MediaShape>("ProductMedia").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (m) => globalId("ProductMedia", `${m.productId}-${m.place}`) }),
    sortOrder: t.int({ nullable: true, resolve: (m) => m.place }),
    alt: t.exposeString("alt"),
    type: t.field({ type: ProductMediaType, resolve: () => "IMAGE" as const }),
    url: t.string({
      args: { size: t.arg.int(), format: t.arg({ type: ThumbnailFormatEnum }) },
      resolve: (m, _, context) => pictureUrl(context, m.picture),
    }),
    productId: t.id({ nullable: true, resolve: (m) => globalId("Product", m.productId) }),
  }),
});
