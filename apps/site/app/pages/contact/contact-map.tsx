import { cx } from "@carloom/ui";
import { useEffect, useRef, useState } from "react";
import { PLACE } from "../../company.ts";
import { useSettings } from "../../site-context.tsx";
import { MapPicture } from "./map-picture.tsx";

/** A map of the streets around the head office, loaded when it comes into view; a picture until then and without tiles. */
export function ContactMap({ label }: { label: string }) {
  const { maps } = useSettings();
  const host = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const { current } = host;
    if (!current || !maps.tiles) return;
    let gone = false;
    let remove = () => {};
    const open = async () => {
      const { openTileMap } = await import("./tile-map.ts");
      if (gone) return;
      remove = openTileMap(current, { ...maps, ...PLACE, label }, setShown);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        open().catch((error: unknown) => console.error("The map could not be loaded:", error));
      },
      { rootMargin: "200px" },
    );
    observer.observe(current);
    return () => {
      gone = true;
      observer.disconnect();
      remove();
      setShown(false);
    };
  }, [maps, label]);
  return (
    <div className={cx("map-frame", shown && "has-tiles")}>
      {shown ? null : <MapPicture label={label} />}
      {maps.tiles ? <div ref={host} className="map-tiles" role="region" aria-label={label} inert={!shown} /> : null}
    </div>
  );
}
