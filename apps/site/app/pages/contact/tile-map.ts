import { divIcon, map, marker, tileLayer } from "leaflet";
import "leaflet/dist/leaflet.css";

export type TileMap = {
  /** `https://…/{z}/{x}/{y}.png`, with `{s}` and `{key}` where the source wants them. */
  tiles: string;
  attribution: string;
  apiKey: string;
  /** WGS 84 degrees. */
  latitude: number;
  longitude: number;
  zoom: number;
  label: string;
};

const PIN = `<svg viewBox="-32 -90 64 92" width="32" height="46" aria-hidden="true"><path d="M0 0C-26 -34 -30 -44 -30 -56a30 30 0 0 1 60 0c0 12-4 22-30 56z"/><circle cx="0" cy="-56" r="10"/></svg>`;

/**
 * Opens a map with a marker that stays where it is. `onShown` learns when the first tile is there, and when none came.
 * The result takes the map away.
 */
export function openTileMap(
  host: HTMLElement,
  how: Omit<TileMap, "tiles"> & { tiles: string | null },
  onShown: (shown: boolean) => void,
): () => void {
  const { tiles, attribution, apiKey, latitude, longitude, zoom, label } = how;
  if (!tiles) return () => {};
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  // the wheel belongs to the page
  const opened = map(host, { scrollWheelZoom: false, zoomAnimation: !still, fadeAnimation: !still, inertia: !still });
  opened.setView([latitude, longitude], zoom);
  opened.attributionControl.setPrefix(false);
  const layer = tileLayer(tiles.replaceAll("{key}", encodeURIComponent(apiKey)), { attribution, maxZoom: 19 });
  let loaded = 0;
  layer.on("tileload", () => {
    loaded++;
    if (loaded === 1) onShown(true);
  });
  layer.on("load", () => {
    if (loaded === 0) onShown(false);
  });
  layer.addTo(opened);
  marker([latitude, longitude], {
    draggable: false,
    keyboard: false,
    title: label,
    alt: label,
    icon: divIcon({ className: "map-pin", html: PIN, iconSize: [32, 46], iconAnchor: [16, 45] }),
  }).addTo(opened);
  return () => opened.remove();
}
