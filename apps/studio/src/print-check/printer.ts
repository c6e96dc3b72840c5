import type { Clients } from "@carloom/api-client";
import { PrintedColorsDocument, PrintRulesDocument } from "@carloom/api-client/threed";
import { PRINT_RULES, type PrintRules } from "@carloom/build";

/** What comes out of the shop's printer where it cannot print a colour. */
export type Outside = { color: string; printed: string };
export type Printer = {
  rules: PrintRules;
  /** It is known which colours it cannot print. */
  hasProfile: boolean;
  /** Of some colours `#rrggbb` those that it cannot print. */
  outside(colors: readonly string[]): Promise<Outside[]>;
};

/** The product's own limits, where the shop cannot be asked. */
const USUAL: Printer = { rules: PRINT_RULES, hasProfile: false, outside: async () => [] };
/** Rules change seldom; a page that stays open asks again. */
const FRESH = { staleTime: 5 * 60_000 };
/** Colours of one question. */
const AT_ONCE = 200;

const printers = new WeakMap<Clients, Map<string, Outside | null>>();

/** How the shop prints, as it has set it; never fails. */
export async function printerOf(clients: Clients): Promise<Printer> {
  try {
    const { sticker, wrap, leastCut, leastStroke, outputProfile } = (
      await clients.threed.query(PrintRulesDocument, {}, FRESH)
    ).printRules;
    const rules = { dpi: { sticker, wrap }, leastCut, leastStroke };
    if (outputProfile === null) return { ...USUAL, rules };
    const known = printers.get(clients) ?? new Map<string, Outside | null>();
    printers.set(clients, known);
    return {
      rules,
      hasProfile: true,
      async outside(colors) {
        const asked = [...new Set(colors.map((color) => color.toLowerCase().slice(0, 7)))];
        const fresh = asked.filter((color) => !known.has(color)).slice(0, AT_ONCE);
        if (fresh.length > 0) {
          const found = await clients.threed.query(PrintedColorsDocument, { colors: fresh }, FRESH).catch(() => null);
          for (const { color, printed, isOutside } of found?.printedColors ?? [])
            known.set(color, isOutside ? { color, printed } : null);
        }
        return asked.flatMap((color) => known.get(color) ?? []);
      },
    };
  } catch {
    return USUAL;
  }
}
