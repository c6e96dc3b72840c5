import type { OwnPicture } from "../../data/texts.server.ts";

type StillProps = {
  picture: OwnPicture;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** Seen at once: loaded first of all. */
  eager?: boolean;
  /** Not read out where its name stands beside it. */
  isNamed?: boolean;
};

/** A picture that staff chose, in the place of the product's. */
export function Still({ picture: { src, avif, webp, width, height, alt }, sizes, eager, isNamed }: StillProps) {
  return (
    <picture className="still">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={src}
        srcSet={webp}
        sizes={sizes}
        alt={isNamed ? "" : alt}
        width={width}
        height={height}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}
