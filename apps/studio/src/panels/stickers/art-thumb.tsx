import { type ShapeArt, shapeSvg, type StickerArt } from "@carloom/build";
import { useMemo } from "react";
import { OwnTextPicture } from "../../fonts/own-text-picture.tsx";
import { TextThumb } from "./text-thumb.tsx";
import { VinylPicture } from "./vinyl-picture.tsx";
import { useArtInfo } from "./use-art-info.ts";

/** Metres that a shape is shown at: its measures stay true against them. */
const SHOWN: readonly [number, number] = [0.4, 0.28];

function ShapeThumb({ art, className }: { art: ShapeArt; className: string }) {
  const picture = useMemo(() => shapePicture(art, SHOWN), [art]);
  return (
    <span className={className} aria-hidden="true">
      <img src={picture} alt="" />
    </span>
  );
}

/** A shape as an address that an image can show. @param size metres */
export const shapePicture = (art: ShapeArt, size: readonly [number, number]): string =>
  `data:image/svg+xml,${encodeURIComponent(shapeSvg(art, size))}`;

/** Art on mid-grey, so that black and white both show. Decorative: the layer's name stands beside it. */
export function ArtThumb({ art, className = "st-thumb" }: { art: StickerArt; className?: string }) {
  const { picture } = useArtInfo(art);
  if (art.kind === "text" && art.own)
    return (
      <span className={className} aria-hidden="true">
        <OwnTextPicture art={art} className="st-thumb-own" />
      </span>
    );
  if (art.kind === "text") return <TextThumb art={art} className={className} />;
  if (art.kind === "shape") return <ShapeThumb art={art} className={className} />;
  if (art.kind === "vinyl")
    return <VinylPicture hash={art.hash} {...(art.colors && { colors: art.colors })} className={className} />;
  return (
    <span className={className} aria-hidden="true">
      {picture ? <img src={picture} alt="" loading="lazy" /> : null}
    </span>
  );
}
