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

export type MediaShape = { productId: number; picture: string; alt: string };

export const ProductMedia = builder.objectRef<MediaShape>("ProductMedia").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (m) => globalId("ProductMedia", m.productId) }),
    sortOrder: t.int({ nullable: true, resolve: () => 0 }),
    alt: t.exposeString("alt"),
    type: t.field({ type: ProductMediaType, resolve: () => "IMAGE" as const }),
    url: t.string({
      args: { size: t.arg.int(), format: t.arg({ type: ThumbnailFormatEnum }) },
      resolve: (m, _, context) => pictureUrl(context, m.picture),
    }),
    productId: t.id({ nullable: true, resolve: (m) => globalId("Product", m.productId) }),
  }),
});
