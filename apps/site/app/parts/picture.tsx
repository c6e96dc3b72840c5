import { cx } from "@carloom/ui";
import type { PictureFiles } from "../data/tile.ts";

export type CarPictureProps = {
  files: PictureFiles;
  alt: string;
  /** What is seen at once loads at once; everything else when it comes near. */
  eager?: boolean;
  className?: string;
};

/** The size that thumbnails are rendered at, so that the page keeps their place. */
const SIZE = { width: 1200, height: 800 };

/** A car picture in the form that suits the device. Nothing when there is none. */
export function CarPicture({ files, alt, eager = false, className }: CarPictureProps) {
  const { thumbnail, thumbnailMobile, thumbnailWebp } = files;
  const source = thumbnail ?? thumbnailWebp ?? thumbnailMobile;
  if (!source) return null;
  return (
    <picture className={cx("car-picture", className)}>
      {thumbnailMobile ? <source media="(max-width: 599px)" srcSet={thumbnailMobile} /> : null}
      {thumbnailWebp ? <source type="image/webp" srcSet={thumbnailWebp} /> : null}
      <img
        src={source}
        alt={alt}
        {...SIZE}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}
