import { endIn, type Side, sideIn, words } from "../propose/words.ts";

/** The car around a panel: metres, after grounding. */
export type CarFrame = { height: number; frontAxle: number; rearAxle: number; wheelRadius: number };

/** What a node's name says about its panel; `side` true means the panel comes in pairs. */
export type NamedPanel = { base: string; paired: boolean; side: Side | null };

const NAMES: readonly [RegExp, string, boolean][] = [
  [/ mirrors? /, "mirror", true],
  [/ (doors?|doorskin) /, "door", true],
  [/ (hood|bonnet) /, "hood", false],
  [/ roof /, "roof", false],
  [/ (trunk|boot|tailgate|hatch|decklid|liftgate) /, "trunk", false],
  [/ (front ?bumper|bumper front|bumper f) /, "bumper.front", false],
  [/ (rear ?bumper|bumper rear|bumper r|bumper back) /, "bumper.rear", false],
  [/ (spoiler|rear wing) /, "spoiler", false],
  [/ (fenders?|wings?|mudguards?) /, "fender.front", true],
  [/ (quarters?|quarter ?panels?|haunch) /, "fender.rear", true],
  [/ (skirts?|sills?|rockers?) /, "skirt", true],
  [/ pillars? /, "pillar", true],
];

/** Reads a node's name; null when it names no panel. */
export function namedPanel(node: string): NamedPanel | null {
  const text = words(node);
  const found = NAMES.find(([pattern]) => pattern.test(text));
  if (!found) return null;
  let base = found[1];
  const end = endIn(text);
  if (base === "fender.front" && end === "rear") base = "fender.rear";
  if (base === "door" && end) base = `door.${end}`;
  return { base, paired: found[2], side: sideIn(text) };
}

/** Panel of a surface by where it lies and which way it faces: the fallback when names say nothing, or too little. */
export function panelAt(
  point: readonly [number, number, number],
  normal: readonly [number, number, number],
  car: CarFrame,
  above: string | null,
): string {
  const [x, y, z] = point;
  const [nx, ny, nz] = normal;
  const side = x >= 0 ? "left" : "right";
  const ahead = z > car.frontAxle - car.wheelRadius * 1.3;
  const behind = z < car.rearAxle + car.wheelRadius * 1.3;
  const flank = () => {
    if (ahead) return `fender.front.${side}`;
    if (behind) return `fender.rear.${side}`;
    // A skirt is low all over; one that runs into the door is the door's business.
    return y < car.height * 0.17 ? `skirt.${side}` : `side.${side}`;
  };
  const sideways = Math.abs(nx) * 1.1;
  if (ny > sideways && ny > Math.abs(nz)) {
    if (above) return above;
    if (y > car.height * 0.78) return "roof";
    if (ahead) return "hood";
    return behind ? "trunk" : flank();
  }
  if (sideways >= Math.abs(nz) && sideways >= -ny) return flank();
  if (nz > 0 && ahead && Math.abs(nz) > -ny) return "bumper.front";
  if (nz < 0 && behind && Math.abs(nz) > -ny) return "bumper.rear";
  if (ahead && z > car.frontAxle) return "bumper.front";
  if (behind && z < car.rearAxle) return "bumper.rear";
  return flank();
}
