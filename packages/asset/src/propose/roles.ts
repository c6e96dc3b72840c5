import type { Material } from "@gltf-transform/core";
import type { Piece } from "../geometry/piece.ts";
import { words } from "./words.ts";

/** What a piece is made of, before zones are chosen. */
export type Substance =
  | "paint"
  | "glass"
  | "lens"
  | "tyre"
  | "rim"
  | "caliper"
  | "disc"
  | "mirror"
  | "plate"
  | "interior"
  | "chrome"
  | "rubber"
  | "lamp.head"
  | "lamp.tail"
  | "lamp.signal"
  | "lamp.fog"
  | "other";

const INTERIOR =
  / (interior\w*|seats?|seat ?belts?|leather|dash\w*|carpet|floor ?mats?|floormats?|cockpit|steering\w*|upholstery|console|pedals?|headrests?|speedometer|gauges?|cabin) /;

/** Materials that name themselves. Order matters: lamps before glass, brake lamps before brakes. */
const BY_MATERIAL: readonly [RegExp, Substance][] = [
  [/ (tyres?|tires?|tire ?\w*|tyre ?\w*|tireside|tiretread|tread) /, "tyre"],
  [/ head ?(light|lamp)s?\w* | low ?beam | high ?beam | drl /, "lamp.head"],
  [/ (tail|brake|stop|rear) ?(light|lamp)s?\w* /, "lamp.tail"],
  [/ (signal|turn|indicator|blinker)\w* /, "lamp.signal"],
  [/ fog ?(light|lamp)s? /, "lamp.fog"],
  [/ (lens|lenses) /, "lens"],
  [/ (glass\w*|windshield|windscreen|windows?) /, "glass"],
  [/ (discs?|disks?|rotors?) /, "disc"],
  [/ (calipers?|callipers?|brake ?pads?|brakes?) /, "caliper"],
  [/ (rims?|alloys?|spokes?|felge\w*|wheels?) /, "rim"],
  [INTERIOR, "interior"],
  [/ (licen[cs]e|number ?plate|plate) /, "plate"],
  [/ mirrors? /, "mirror"],
  [/ chrome\w* /, "chrome"],
  [/ (rubber|gasket|seals?) /, "rubber"],
  [/ (\w*paint\w*|body ?colou?r|body|coat|coating|lack|carrosserie|karosserie) /, "paint"],
];

/** Nodes that name what their nameless or general material does not. */
const BY_NODE: readonly [RegExp, Substance][] = [
  [INTERIOR, "interior"],
  [/ (tyres?|tires?) /, "tyre"],
  [/ (rims?|alloys?|spokes?) /, "rim"],
  [/ (calipers?|callipers?|brake ?pads?) /, "caliper"],
  [/ (brake ?)?(discs?|disks?|rotors?) /, "disc"],
  [/ (gaskets?|seals?|wipers?|rubber) /, "rubber"],
];

function emits(material: Material): boolean {
  return material.getEmissiveFactor().some((value) => value > 0);
}

/** Clear by its physics, not its name. */
export function isClear(material: Material): boolean {
  const transmission = material.getExtension("KHR_materials_transmission") as {
    getTransmissionFactor?: () => number;
  } | null;
  return (
    (transmission?.getTransmissionFactor?.() ?? 0) > 0.1 ||
    (material.getAlphaMode() === "BLEND" && material.getBaseColorFactor()[3] < 0.9)
  );
}

function first(text: string, rules: readonly [RegExp, Substance][]): Substance | null {
  return rules.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

const BODY_NODE =
  / (body\w*|doors?|hood|bonnet|fenders?|wings?|quarters?|bumpers?|roof|trunk|boot|tailgate|pillars?|skirts?|sills?|spoiler|chassis paint) /;

/** Does the material say by its name what it is? */
export const isNamed = (material: Material | null): boolean =>
  first(words(material?.getName() ?? ""), BY_MATERIAL) !== null;

/** Names first, then physics: clear is glass, a clear coat is paint. */
export function substanceOf(piece: Piece): Substance {
  const { material } = piece;
  if (piece.said?.is) return piece.said.is as Substance;
  const node = words(piece.node || piece.path.at(-2) || "");
  const text = words(material?.getName() ?? "");
  if (material && isClear(material)) return /lamp|light|lens/.test(node + text) ? "lens" : "glass";
  const named = first(text, BY_MATERIAL);
  if (named === "glass") return /lamp|light/.test(node) ? "lens" : "glass";
  if (named === "mirror" && material && material.getRoughnessFactor() > 0.3) return "paint";
  if (named) return named;
  if (material?.getExtension("KHR_materials_clearcoat")) return "paint";
  if (material && emits(material) && /light|lamp/.test(node))
    return first(node, BY_MATERIAL.slice(1, 5)) ?? "lamp.head";
  const byNode = first(node, BY_NODE);
  if (byNode) return byNode;
  const metallic = (material?.getMetallicFactor() ?? 1) > 0.4;
  const [r = 0, g = 0, b = 0] = material?.getBaseColorFactor() ?? [];
  return BODY_NODE.test(node) &&
    text.trim() !== "" &&
    (metallic || Math.max(r, g, b) > 0.12) &&
    !/ (black|plastic|trim|carbon|mechanical|metal|under\w*) /.test(text)
    ? "paint"
    : "other";
}
