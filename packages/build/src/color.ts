import { z } from "zod";

/** Lower-case sRGB colour, `#rrggbb`. */
export const HexColor = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, "a colour is written #rrggbb")
  .transform((value) => value.toLowerCase());
