import type { BoltPattern, LocalizedText, MountMeasures } from "@carloom/build";
import type { RimMeasures } from "../../parts/rim.ts";

/** Minor units: US cents, Korean won, Japanese yen. */
export type Price = { USD: number; KRW: number; JPY: number };

export type Sold = {
  slug: string;
  title: LocalizedText;
  description: LocalizedText;
  price: Price;
  weightKg: number;
  stock: number;
  tags: string[];
};

/** A rim is any car's; `design` names a drawing of `tables/rims.ts`. */
export type RimPart = Sold & {
  kind: "rim";
  design: string;
  wheel: RimMeasures & { centreBore: number; alsoDrilled?: BoltPattern[] };
  tyre: { diameter: number; width: number };
};

/** A body part is shaped on the car that it belongs to. */
export type BodyPart = Sold & {
  kind: "spoiler" | "lip";
  template: string;
  shape: "ducktail" | "gt-wing" | "blade-wing" | "roof-wing" | "lip-low" | "lip-race";
  mount: MountMeasures;
};

export type PartTable = RimPart | BodyPart;

/** From whole dollars, at amounts that look like prices. */
export const priced = (dollars: number): Price => ({
  USD: dollars * 100,
  KRW: Math.round(dollars * 1.374) * 1000,
  JPY: Math.round(dollars * 1.5) * 100,
});
