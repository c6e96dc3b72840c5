import { useEffect, useState } from "react";

/** Fetched with the first vinyl that is shown. */
const pictureOf = (hash: string) => import("../../vinyls/picture.ts").then(({ vinylPicture }) => vinylPicture(hash));

/** The picture of a vinyl; empty while it is drawn, and where none can be. Decorative: the name stands beside it. */
export function VinylPicture({ hash, className }: { hash: string; className: string }) {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    setPicture(null);
    pictureOf(hash).then(
      (url) => current && setPicture(url),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [hash]);
  return (
    <span className={className} aria-hidden="true">
      {picture ? <img src={picture} alt="" /> : null}
    </span>
  );
}
