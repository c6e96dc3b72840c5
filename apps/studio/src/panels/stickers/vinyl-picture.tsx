import type { Recolor } from "@carloom/build";
import { useEffect, useState } from "react";

/** Fetched with the first vinyl that is shown. */
const pictureOf = (hash: string, colors: Recolor | undefined) =>
  import("../../vinyls/picture.ts").then(({ vinylPicture }) => vinylPicture(hash, colors));

/** The picture of a vinyl; empty while it is drawn, and where none can be. Decorative: the name stands beside it. */
export function VinylPicture({ hash, colors, className }: { hash: string; colors?: Recolor; className: string }) {
  const shown = colors ? JSON.stringify(colors) : "";
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    pictureOf(hash, shown ? (JSON.parse(shown) as Recolor) : undefined).then(
      (url) => current && setPicture(url),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [hash, shown]);
  return (
    <span className={className} aria-hidden="true">
      {picture ? <img src={picture} alt="" /> : null}
    </span>
  );
}
