/** How the spokes of a rim are drawn; metres and radians. */
export type SpokeTable = {
  form: "plain" | "twin" | "fork";
  count: number;
  /** Half width at the hub and at the rim. */
  inner: number;
  outer: number;
  /** Angle between the legs (twin, fork) or sweep (plain). */
  spread: number;
  /** How far the hub face lies behind the rim's outer edge, and the spoke ends behind it. */
  dish: number;
  lipDepth: number;
  /** Exponent of the way from dish to lip: 1 is a cone, 2 bulges late. */
  curve: number;
  depth: number;
  hubRadius: number;
  machined: boolean;
};

export const SPOKES: Record<string, SpokeTable> = {
  "fold-5": {
    form: "twin",
    count: 5,
    inner: 0.017,
    outer: 0.0115,
    spread: 0.235,
    dish: 0.052,
    lipDepth: 0.008,
    curve: 1.7,
    depth: 0.045,
    hubRadius: 0.062,
    machined: true,
  },
  "arc-10": {
    form: "plain",
    count: 10,
    inner: 0.0125,
    outer: 0.0095,
    spread: 0.13,
    dish: 0.058,
    lipDepth: 0.01,
    curve: 1.9,
    depth: 0.045,
    hubRadius: 0.062,
    machined: false,
  },
  "mesh-y": {
    form: "fork",
    count: 9,
    inner: 0.0135,
    outer: 0.008,
    spread: 0.2,
    dish: 0.05,
    lipDepth: 0.03,
    curve: 1.4,
    depth: 0.036,
    hubRadius: 0.06,
    machined: false,
  },
  "turbine-16": {
    form: "plain",
    count: 16,
    inner: 0.0085,
    outer: 0.0125,
    spread: 0.34,
    dish: 0.046,
    lipDepth: 0.012,
    curve: 1.5,
    depth: 0.034,
    hubRadius: 0.064,
    machined: true,
  },
  "wye-5": {
    form: "fork",
    count: 5,
    inner: 0.029,
    outer: 0.0165,
    spread: 0.29,
    dish: 0.03,
    lipDepth: 0.006,
    curve: 1.6,
    depth: 0.04,
    hubRadius: 0.056,
    machined: true,
  },
  "petal-7": {
    form: "plain",
    count: 7,
    inner: 0.019,
    outer: 0.03,
    spread: 0.08,
    dish: 0.034,
    lipDepth: 0.014,
    curve: 1.3,
    depth: 0.036,
    hubRadius: 0.058,
    machined: false,
  },
};
