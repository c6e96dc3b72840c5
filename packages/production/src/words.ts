export type Language = string;

/** What is written on sheets, in the shop's language; whoever makes the files hands it over. */
export type Words = {
  title: string;
  panel(id: string): string;
  tile(number: number, of: number): string;
  twin: string;
  up: string;
  grain: string;
  mirrored: string;
  film(finish: string, clear: boolean): string;
  /** `even`: the share of it where squares of 10 mm are true within 2 %. */
  stretch(mean: number, most: number, even: number): string;
  roll: string;
  waste(percent: number): string;
  sheet(number: number, of: number): string;
};

/** A text as outlines: SVG path data with an em of 1, its base line at 0, y down; and how far it runs. */
export type Outlined = { path: string; width: number };
export type Lettering = (text: string, weight: "regular" | "bold") => Outlined;
