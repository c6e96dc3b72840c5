import { BADGES } from "./stickers/badges.ts";
import { FLAMES } from "./stickers/flames.ts";
import { GEOMETRIC } from "./stickers/geometric.ts";
import { LETTERING } from "./stickers/lettering.ts";
import { NUMBERS } from "./stickers/numbers.ts";
import { RACING } from "./stickers/racing.ts";
import { ROUNDELS } from "./stickers/roundels.ts";
import type { Row } from "./stickers/row.ts";
import { STRIPES } from "./stickers/stripes.ts";

/** The library, shelf by shelf. */
export const ROWS: readonly Row[] = [
  ...STRIPES,
  ...NUMBERS,
  ...ROUNDELS,
  ...FLAMES,
  ...GEOMETRIC,
  ...RACING,
  ...LETTERING,
  ...BADGES,
];
