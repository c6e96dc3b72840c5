import type { StickerArt } from "@carloom/build";
import { cssFont, fontOf } from "../../catalogue/fonts.ts";
import { useArtInfo } from "./use-art-info.ts";

/** Art on mid-grey, so that black and white both show. Decorative: the layer's name stands beside it. */
export function ArtThumb({ art, className = "st-thumb" }: { art: StickerArt; className?: string }) {
  const { picture } = useArtInfo(art);
  if (art.kind === "text") {
    const { color, outline } = art;
    const style = {
      font: cssFont(fontOf(art.font), "16px"),
      color,
      ...(outline && outline.width > 0 ? { WebkitTextStroke: `1px ${outline.color}` } : {}),
    };
    return (
      <span className={className} aria-hidden="true">
        <span style={style} className="st-thumb-text" data-text={art.text} />
      </span>
    );
  }
  return (
    <span className={className} aria-hidden="true">
      {picture ? <img src={picture} alt="" loading="lazy" /> : null}
    </span>
  );
}
