import type { PrintKind } from "@carloom/build";
import type { PrintProfile } from "@carloom/build/print-profile";
import type { Builder } from "@carloom/platform";
import { printedHex } from "@carloom/production";
import { type OutputProfile, shopGamut, shopPrint } from "./print-rules.ts";

/** Colours of one question; more are not looked at. */
const MOST_COLORS = 200;

type Rules = { profile: PrintProfile; output: OutputProfile | null };
type Limits = PrintProfile["dpi"][PrintKind];
type Printed = { color: string; printed: string; distance: number; isOutside: boolean };

/** What the shop's printers refuse and warn of, and what becomes of colours: for whoever draws what is printed. */
export function addPrintRules(builder: Builder): void {
  const limits = builder.objectRef<Limits>("PrintDpiLimits").implement({
    description: "Dots per inch below which a printer warns, and below which it does not print.",
    fields: (t) => ({ warn: t.exposeFloat("warn"), refuse: t.exposeFloat("refuse") }),
  });
  const rules = builder.objectRef<Rules>("PrintRules").implement({
    description: "Limits of the preflight as the shop has set them; lengths in mm.",
    fields: (t) => ({
      sticker: t.field({ type: limits, resolve: ({ profile }) => profile.dpi.sticker }),
      wrap: t.field({ type: limits, resolve: ({ profile }) => profile.dpi.wrap }),
      leastCut: t.float({ resolve: ({ profile }) => profile.leastCut, description: "That a knife cuts around." }),
      leastStroke: t.float({ resolve: ({ profile }) => profile.leastStroke, description: "That is printed whole." }),
      outputProfile: t.string({
        nullable: true,
        resolve: ({ output }) => output?.name ?? null,
        description: "What the profile of the shop's printer calls itself; null while it has told none.",
      }),
    }),
  });
  const printed = builder.objectRef<Printed>("PrintedColor").implement({
    fields: (t) => ({
      color: t.exposeString("color"),
      printed: t.exposeString("printed", { description: "sRGB of what comes out of the printer." }),
      distance: t.exposeFloat("distance", { description: "CIEDE2000 of the two." }),
      isOutside: t.exposeBoolean("isOutside", { description: "The printer cannot print it, and somebody sees that." }),
    }),
  });
  builder.queryFields((t) => ({
    printRules: t.field({ type: rules, resolve: (_, __, context) => shopPrint(context) }),
    printedColors: t.field({
      type: [printed],
      nullable: true,
      description:
        "Colours `#rrggbb` as the shop's printer prints them; null where it has told no profile that says so. At most 200; what is no colour is left out.",
      args: { colors: t.arg.stringList({ required: true }) },
      resolve: async (_, { colors }, context): Promise<Printed[] | null> => {
        const gamut = await shopGamut(context);
        if (!gamut) return null;
        const known = [...new Set(colors.map((color) => color.toLowerCase()))].filter((color) =>
          /^#[0-9a-f]{6}$/.test(color),
        );
        return known.slice(0, MOST_COLORS).map((color) => {
          const { color: seen, ...rest } = printedHex(gamut, color);
          return { color, printed: seen, ...rest };
        });
      },
    }),
  }));
}
