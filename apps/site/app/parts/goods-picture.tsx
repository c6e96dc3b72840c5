import { PICTURE_WIDTHS, type PictureFormat, sizedUrl } from "@carloom/settings";
import { useSettings } from "../site-context.tsx";

export type GoodsPictureProps = {
  src: string;
  alt?: string;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** The widest that is offered, px. */
  widest?: number;
  loading?: "eager" | "lazy";
  fetchPriority?: "high" | "auto";
};

/** Every width of a picture on our CDN in a format, as a `srcset` says them; nothing for what has no sizes. */
export function pictureSet(cdn: string, src: string, format: PictureFormat, widest: number): string | undefined {
  const sets = PICTURE_WIDTHS.filter((width) => width <= widest).flatMap((width) => {
    const url = sizedUrl(cdn, src, width, format);
    return url ? `${url} ${width}w` : [];
  });
  return sets.join(", ") || undefined;
}

/** A square picture of goods in the format and size that suit the device. */
export function GoodsPicture({ src, alt = "", sizes, widest = 720, ...rest }: GoodsPictureProps) {
  const { cdn } = useSettings();
  const avif = pictureSet(cdn, src, "avif", widest);
  const image = (
    <img
      src={src}
      {...(avif && { srcSet: pictureSet(cdn, src, "webp", widest), sizes })}
      alt={alt}
      width="360"
      height="360"
      decoding="async"
      {...rest}
    />
  );
  if (!avif) return image;
  return (
    <picture className="goods-sources">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  );
}
