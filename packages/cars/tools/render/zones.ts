import { finishOf, type Paint } from "@carloom/build";

type Zone = { id: string; livery: boolean; paint: Paint };

/** What the picture page needs to paint a car as its manifest says. */
export function zonesOf(manifest: { zones: Zone[] }) {
  const painted = manifest.zones.filter((z) => z.livery);
  const colors = (zones: Zone[]) => Object.fromEntries(zones.map((z) => [z.id, z.paint.color]));
  return {
    paint: colors(painted),
    solid: painted.filter((z) => finishOf(z.paint.finish).coat === "plain").map((z) => z.id),
    tint: colors(manifest.zones.filter((z) => !z.livery && z.id !== "trim")),
  };
}
