import type { BuildChange, BuildDocument } from "@carloom/build";
import { CARD, namedColor } from "@carloom/build/colors";
import { distance } from "@carloom/build/oklch";
import type { Language } from "@carloom/i18n";
import { translate } from "@carloom/i18n/merge";
import type { StylistCar } from "./contract.ts";
import { SCENES } from "./lexicon/scenes.ts";

/** Colours nearer to one of the card's than this are told by its name. */
const NEAR = 0.06;

/** A mixed colour by the name of the card's nearest: "a shade of Signal Red (#b80617)". */
function shadeOf(hex: string, language: Language): string {
  const [nearest] = CARD.toSorted((a, b) => distance(a.hex, hex) - distance(b.hex, hex));
  const say = translate(language);
  if (!nearest || distance(nearest.hex, hex) > NEAR) return hex;
  return say("stylist.shade", { color: say(`studio.color.${nearest.id}`), hex });
}

/** What a change is called in a list: "Body: Racing Green, metallic". */
export function labelOf(change: BuildChange, build: BuildDocument, car: StylistCar, language: Language): string {
  const { kind, reference } = change;
  const say = translate(language);
  const { zones, slots } = car.manifest;
  if (kind === "paint") {
    const zone = zones.find(({ id }) => id === reference)?.label[language] ?? reference;
    const paint = build.paint[reference];
    if (!paint) return say("stylist.of", { place: zone, what: say("stylist.as-sold") });
    const named = namedColor(paint.color);
    const color = named ? say(`studio.color.${named.id}`) : shadeOf(paint.color, language);
    const finish = say(`studio.finish.${paint.finish}`);
    return say("stylist.of", { place: zone, what: say("stylist.paint", { color, finish }) });
  }
  if (kind === "part") {
    const slot = slots.find(({ id }) => id === reference)?.label[language] ?? reference;
    const part = car.parts.find(({ uuid }) => uuid === build.parts[reference]);
    return say("stylist.of", { place: slot, what: part ? part.title[language] : say("stylist.stock") });
  }
  if (kind === "sticker") {
    const placed = build.stickers.find(({ id }) => id === reference);
    if (!placed) return say("stylist.removed");
    const { art } = placed;
    if (art.kind === "text") return say("stylist.lettering", { text: art.text });
    const sticker = art.kind === "library" && car.stickers.find(({ uuid }) => uuid === art.uuid);
    return sticker ? sticker.title[language] : say("stylist.sticker");
  }
  if (kind === "stance") {
    if (reference === "height") return `${say("studio.stance.height")}: ${build.stance.height} mm`;
    return say(`stylist.stance.${reference}`);
  }
  if (kind === "glass") {
    const tint = build.glass?.tint;
    return tint === undefined ? say("studio.scene.glass") : `${say("studio.scene.glass")}: ${Math.round(tint * 100)} %`;
  }
  const what = viewOf(kind, build, say);
  return what === null ? say(`stylist.${kind}`) : say("stylist.of", { place: say(`stylist.${kind}`), what });
}

/** What the Scene panel is set to; null for what has no words of its own. */
function viewOf(
  kind: BuildChange["kind"],
  { scene, lights, doors }: BuildDocument,
  say: ReturnType<typeof translate>,
): string | null {
  if (kind === "scene") return say(`studio.scene.${scene?.id ?? SCENES[0].id}`);
  if (kind === "lights") return say(lights?.on || lights?.brake ? "stylist.lit" : "stylist.unlit");
  if (kind === "doors") return doors ? doors.map((id) => say(`studio.door.${id}`)).join(", ") : say("stylist.shut");
  return null;
}
