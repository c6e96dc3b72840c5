// reads: services/ai/src/bench
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PAINT_FINISHES } from "@carloom/build";
import type { Language } from "@carloom/i18n";
import { z } from "zod";
import { COLOUR_NAMES, ColourRange } from "./colours.ts";

const Name = z.string().min(1).max(80);
const Colour = z.union([z.enum(COLOUR_NAMES), ColourRange]);
const Words = z.array(z.string().min(1)).min(1);
/** `paint`, `parts`, `stickers`, `stance`, `glass`, or one of them: `paint.roof`, `part.spoiler`. */
const What = z.array(z.string().regex(/^(paint|parts|stickers|stance|glass|(paint|part)\.[a-z.]+)$/)).min(1);
/** A direction against the car as it was, or millimetres from and to against stock. */
const Height = z.union([z.enum(["lower", "higher", "not-lower", "not-higher"]), z.tuple([z.number(), z.number()])]);

const Simple = z.discriminatedUnion("is", [
  z.strictObject({ is: z.literal("language"), any: z.array(z.enum(["en", "ko", "ja"])).min(1) }),
  z.strictObject({ is: z.literal("proposal") }),
  z.strictObject({ is: z.literal("no-proposal") }),
  /** What a zone wears in the end, followed through its leader. */
  z.strictObject({
    is: z.literal("painted"),
    zone: Name,
    color: z.array(Colour).min(1).optional(),
    finish: z.array(z.enum(PAINT_FINISHES)).min(1).optional(),
  }),
  z.strictObject({ is: z.literal("not-painted"), zone: Name, color: z.array(Colour).min(1) }),
  z.strictObject({ is: z.literal("alike"), zones: z.array(Name).min(2) }),
  z.strictObject({
    is: z.literal("repainted"),
    zone: Name,
    lightness: z.enum(["darker", "lighter"]).optional(),
    gloss: z.enum(["less", "more"]).optional(),
    hue: z.literal("same").optional(),
  }),
  /** As it looked before. */
  z.strictObject({ is: z.literal("kept"), what: What }),
  /** Something else than before. */
  z.strictObject({ is: z.literal("touched"), what: What }),
  /** Nothing but these differs from before. */
  z.strictObject({ is: z.literal("only"), what: What }),
  z.strictObject({ is: z.literal("changes"), least: z.number().int().positive() }),
  /** Another part than before; `like` is a pattern of its slug. */
  z.strictObject({ is: z.literal("mounted"), slot: Name, like: z.string().optional() }),
  /** Nothing of the shop there, or nothing whose slug is like this. */
  z.strictObject({ is: z.literal("without"), slot: Name, like: z.string().optional() }),
  /** A rim of more inches than before. */
  z.strictObject({ is: z.literal("larger"), slot: Name }),
  z.strictObject({ is: z.literal("stance"), height: Height }),
  z.strictObject({ is: z.literal("glass"), tint: z.enum(["darker", "lighter"]) }),
  /** A text, or library art whose title says it, on all of these panels. */
  z.strictObject({ is: z.literal("text"), text: Name, on: z.array(Name).min(1), color: z.array(Colour).optional() }),
  z.strictObject({ is: z.literal("art"), type: z.array(Name).min(1), on: z.array(Name).min(1) }),
  /** No new sticker lies there. */
  z.strictObject({ is: z.literal("bare"), panels: z.array(Name).min(1) }),
  /** The whole build costs at most this, minor units of the request's currency. */
  z.strictObject({ is: z.literal("within"), amount: z.number().int().positive() }),
  z.strictObject({ is: z.literal("cheaper") }),
  /** Another build than the one that was proposed last. */
  z.strictObject({ is: z.literal("different") }),
  /** The build that was there before this turn. */
  z.strictObject({ is: z.literal("back"), turn: z.number().int().min(0) }),
  z.strictObject({ is: z.literal("says"), any: Words }),
  z.strictObject({ is: z.literal("says-not"), any: Words }),
  /** The price of the build on the screen, or of one part by its slug. */
  z.strictObject({ is: z.literal("says-price"), part: Name.optional() }),
]);
export type SimpleCondition = z.infer<typeof Simple>;

export const Condition = z.union([Simple, z.strictObject({ is: z.literal("either"), of: z.array(Simple).min(2) })]);
export type Condition = z.infer<typeof Condition>;

/** Part of a build; parts by their slug. */
const StartingBuild = z.strictObject({
  paint: z.record(Name, z.strictObject({ color: Name, finish: z.enum(PAINT_FINISHES) })).optional(),
  parts: z.record(Name, Name).optional(),
  stance: z.strictObject({ height: z.number() }).optional(),
});
export type StartingBuild = z.infer<typeof StartingBuild>;

export const Request = z.strictObject({
  id: z.string().regex(/^(en|ko|ja)-[a-z]+-\d+$/),
  /** What kind of wish it is; figures are told by it. */
  family: Name,
  car: Name,
  currency: z.enum(["USD", "KRW", "JPY"]),
  /** As somebody types it. */
  message: z.string().min(1),
  build: StartingBuild.optional(),
  turns: z
    .array(
      z.strictObject({
        said: z.string(),
        answered: z.string(),
        build: StartingBuild,
        proposed: StartingBuild,
        accepted: z.boolean(),
      }),
    )
    .optional(),
  attempt: z.number().int().min(0).optional(),
  /** All that every good answer meets, never what one person likes best. */
  expect: z.array(Condition).min(1),
});
export type Request = z.infer<typeof Request>;

/**
 * Requests that rules may be written by, further ones of the same kind, a fresh check that was written before the rules
 * of its day, and those whose failures are not looked at while rules are written.
 */
export type Share = "open" | "further" | "fresh" | "held-out";
const FILES: Record<Share, string> = { open: "requests", further: "further", fresh: "fresh", "held-out": "held-out" };
export const LANGUAGES = ["en", "ko", "ja"] as const satisfies readonly Language[];

export function readRequests(share: Share): Request[] {
  const name = FILES[share];
  return LANGUAGES.flatMap((language) =>
    z.array(Request).parse(JSON.parse(readFileSync(join(import.meta.dirname, `${name}.${language}.json`), "utf8"))),
  );
}

export const languageOf = ({ id }: Pick<Request, "id">): Language => id.slice(0, 2) as Language;
