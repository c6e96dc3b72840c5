import { type BuildDocument, emptyBuild } from "@carloom/build";
import { normalOf, tidied } from "@carloom/editor";
import { type MadeOn, writeBuildText } from "./build-file.ts";
import type { Studio } from "../workspace/studio.ts";
import { coverageIn } from "@carloom/stage/coverage";

/** How large this car is and on which panel each sticker lies; null while no car stands. */
export function madeHere({ stage, body }: Pick<Studio, "stage" | "body">, { stickers }: BuildDocument): MadeOn | null {
  const boxes = body?.boxes();
  if (!stage || !body || !boxes) return null;
  const on: Record<string, string> = {};
  for (const sticker of stickers) {
    const { panels } = coverageIn(stage, sticker) ?? { panels: [] };
    // of several the one around its middle
    const middle = panels.find((panel) => body.nearest(sticker.position, normalOf(sticker.rotation), [panel]));
    const panel = middle ?? panels[0];
    if (panel) on[sticker.id] = panel;
  }
  const used = new Set(Object.values(on));
  const panels = Object.fromEntries(Object.entries(boxes.panels).filter(([panel]) => used.has(panel)));
  return { boxes: { body: boxes.body, panels }, on };
}

/** Some of a build as the text that the clipboard holds: a build file with that alone. */
export function clipOf(
  studio: Studio,
  what: Partial<Pick<BuildDocument, "stickers" | "paint" | "asSold" | "groups">>,
): string {
  const build = tidied({ ...emptyBuild(), ...what });
  return writeBuildText(studio.template.slug, build, build.stickers.length > 0 ? madeHere(studio, build) : null);
}
