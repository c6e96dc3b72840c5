const PEARL_RED = { color: "#a01522", finish: "pearl", flop: "#5c0a2a" };

/** The build of the hero film, as `scripts/films/shots.ts` dresses it: the plate beside it is of this one. */
export const HERO = {
  car: "halden-gt",
  paint: { body: PEARL_RED, roof: PEARL_RED, hood: PEARL_RED, mirrors: PEARL_RED },
  parts: { "wheels.front": "halden-fold-5-20", "wheels.rear": "halden-fold-5-20" },
  stance: { height: -28, camber: { front: -1.2, rear: -1.6 }, offset: { front: 6, rear: 8 } },
} as const;
