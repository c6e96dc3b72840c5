import { cx } from "@carloom/ui";
import type { Picture } from "../data/picture.ts";

export type CarPictureProps = {
  picture: Picture;
  alt: string;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** What is seen at once loads at once; everything else when it comes near. */
  eager?: boolean;
  className?: string;
};

/** The size that thumbnails are rendered at, so that the page keeps their place. */
const SIZE = { width: 1200, height: 800 };
/** A tile of the grid: a third, half or all of the page. */
export const TILE_SIZES = "(min-width: 1280px) 33vw, (min-width: 960px) 50vw, 100vw";

/** A car picture in the form and size that suit the device. Nothing when there is none. */
export function CarPicture({ picture, alt, sizes, eager = false, className }: CarPictureProps) {
  const { src, webp, avif } = picture;
  if (!src) return null;
  return (
    <picture className={cx("car-picture", className)}>
      {avif ? <source type="image/avif" srcSet={avif} sizes={sizes} /> : null}
      <img
        src={src}
        {...(webp && { srcSet: webp, sizes })}
        alt={alt}
        {...SIZE}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}
