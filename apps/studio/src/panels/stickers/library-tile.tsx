import { useT } from "@carloom/ui";
import { Star } from "lucide-react";
import { memo, useState } from "react";
import type { LibrarySticker } from "../../catalogue/catalogue.ts";
import { type Ground, groundOf } from "./ground.ts";

type Props = {
  sticker: LibrarySticker;
  placing: boolean;
  favourite: boolean;
  disabled: boolean;
  onPick(sticker: LibrarySticker): void;
  onFavourite(uuid: string): void;
};

/** A sticker of the shop: its shape as it is on a ground on which all of it is seen, and its name. */
export const LibraryTile = memo(function LibraryTile({
  sticker,
  placing,
  favourite,
  disabled,
  onPick,
  onFavourite,
}: Props) {
  const t = useT();
  const [ground, setGround] = useState<Ground>("middle");
  const [tall, setTall] = useState(false);
  const { title } = sticker;
  // the art itself, not a picture of it on a ground of its own
  const isDrawing = /\.svg($|\?)/i.test(sticker.stickerFile);
  const long = sticker.type === "stripes";
  return (
    <li className="st-tile" data-long={long || undefined}>
      <button
        type="button"
        title={title}
        aria-label={t("studio.stickers.pick", { title })}
        aria-pressed={placing}
        disabled={disabled}
        onClick={() => onPick(sticker)}
      >
        <span className="st-tile-art" data-ground={ground}>
          <img
            src={isDrawing ? sticker.stickerFile : (sticker.thumbnail ?? sticker.stickerFile)}
            alt=""
            loading="lazy"
            crossOrigin="anonymous"
            data-tall={tall || undefined}
            onLoad={({ currentTarget: image }) => {
              setGround(groundOf(image));
              setTall(long && image.naturalHeight > 1.5 * image.naturalWidth);
            }}
          />
        </span>
        <span className="st-tile-name">{title}</span>
      </button>
      <button
        type="button"
        className="st-tile-star"
        aria-label={t(favourite ? "studio.library.unlike" : "studio.library.like", { title })}
        aria-pressed={favourite}
        onClick={() => onFavourite(sticker.uuid)}
      >
        <Star size={14} strokeWidth={1.6} aria-hidden="true" />
      </button>
    </li>
  );
});
