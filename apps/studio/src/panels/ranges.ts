/** Least and most that a slider sets, also by a number in the palette: mm, degrees, mm, degrees, EV. */
export const RANGES = {
  height: [-120, 120],
  camber: [-15, 5],
  offset: [-60, 60],
  steer: [-35, 35],
  exposure: [-2, 2],
} as const;
