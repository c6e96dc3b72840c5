import type { Services } from "@carloom/platform";
import { hasSizes, sizedName, widthFor } from "@carloom/settings";
import { builder } from "../builder.ts";
import { globalId, Node } from "@carloom/wire";
import type { MediaRow } from "./media.repository.ts";

/** What a client asks of a picture: at least so many px wide, and another format than it has. */
type Wanted = { size?: number | null | undefined; format?: "ORIGINAL" | "AVIF" | "WEBP" | null | undefined };

/**
 * Address of a stored picture: objects lie on the CDN, absolute addresses stay. With AVIF or WEBP it is the size that is
 * wide enough, never wider than the picture; otherwise the picture as it is.
 */
export function pictureUrl({ settings }: Pick<Services, "settings">, picture: string, wanted: Wanted = {}): string {
  if (/^https?:\/\//.test(picture)) return picture;
  const { size, format } = wanted;
  const other = format === "AVIF" || format === "WEBP";
  const name =
    other && hasSizes(picture)
      ? sizedName({
          name: picture,
          width: widthFor(size ?? Number.POSITIVE_INFINITY),
          format: format === "AVIF" ? "avif" : "webp",
        })
      : picture;
  return `${settings.public.cdn}/${name}`;
}

export const ThumbnailFormatEnum = builder.enumType("ThumbnailFormatEnum", {
  values: ["ORIGINAL", "AVIF", "WEBP"] as const,
});

export const ImageRef = builder.objectRef<{ url: string; alt: string | null }>("Image").implement({
  fields: (t) => ({ url: t.exposeString("url"), alt: t.exposeString("alt", { nullable: true }) }),
});

const ProductMediaType = builder.enumType("ProductMediaType", { values: ["IMAGE", "VIDEO"] as const });

/** `key` is the row's, or for a picture that has none its product and place there. */
export type MediaShape = {
  key: string | number;
  productId: number;
  picture: string;
  alt: string;
  place: number;
};

/** A picture of staff's; without a description it is called after its product. */
export const ownShape = (row: MediaRow, name: string): MediaShape => ({
  key: row.id,
  productId: row.product_id,
  picture: row.picture,
  alt: row.alt || name,
  place: row.position,
});

/** Pictures of a product: its own, then those of variants that look different. */
export function mediaOf(
  product: { id: number; thumbnail: string | null; names: { en: string } },
  variants: readonly { name: string; thumbnail: string | null }[],
  rows: readonly MediaRow[] | null = null,
): MediaShape[] {
  const own = rows?.map((row) => ownShape(row, product.names.en)) ?? [];
  const pictures = new Map<string, string>();
  if (!rows && product.thumbnail) pictures.set(product.thumbnail, product.names.en);
  for (const { name, thumbnail } of variants)
    if (thumbnail && !pictures.has(thumbnail) && !own.some(({ picture }) => picture === thumbnail))
      pictures.set(thumbnail, `${product.names.en}, ${name}`);
  const others = [...pictures].map(([picture, alt], i) => {
    const place = own.length + i;
    return { key: `${product.id}-${place}`, productId: product.id, picture, alt, place };
  });
  return [...own, ...others];
}

export const ProductMedia = builder.objectRef<MediaShape>("ProductMedia").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (m) => globalId("ProductMedia", m.key) }),
    sortOrder: t.int({ nullable: true, resolve: (m) => m.place }),
    alt: t.exposeString("alt"),
    type: t.field({ type: ProductMediaType, resolve: () => "IMAGE" as const }),
    url: t.string({
      args: { size: t.arg.int(), format: t.arg({ type: ThumbnailFormatEnum }) },
      resolve: (m, wanted, context) => pictureUrl(context, m.picture, wanted),
    }),
    productId: t.id({ nullable: true, resolve: (m) => globalId("Product", m.productId) }),
  }),
});
