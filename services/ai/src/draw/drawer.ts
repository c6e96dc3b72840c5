import { type Services, networkOf } from "@carloom/platform";
import { drawing } from "@carloom/threed";
import type { Translator } from "../translate/index.ts";
import { DrawingRefused, drawSticker } from "./draw.ts";
import { takeBudget } from "./limits.ts";
import { type SourceType, xmpOf } from "./mark.ts";
import type { Moderator } from "./moderation.ts";
import { type ImageProvider, ProviderError } from "./provider.ts";

/** Who draws by rules, where a name is shown. */
export const RULES = "rules";

/** A sample: an SVG, drawn by rules or traced from a provider's flat art, or its picture as WebP. Sizes in mm on a car. */
export type Sample =
  | { kind: "svg"; svg: string; widthMm: number; heightMm: number; index: number }
  | { kind: "picture"; bytes: Uint8Array; widthMm: number; heightMm: number; index: number };
export type Samples = { by: string; source: SourceType; samples: Sample[]; left: string[] };
export type DrawWish = {
  prompt: string;
  seed: number;
  palette: readonly string[];
  count: number;
  width: number;
  height: number;
};

const PICTURE_MM = 400;
const MOST_PIXELS = 16_000_000;
/** What a model is told besides, so that its picture can be cut out. */
const AS_STICKER =
  "die-cut vinyl sticker, flat vector art, bold outline, isolated on a plain white background, no text unless asked";

/** Draws by a provider where there is one and its budget lasts, else by rules. */
export function createDrawer(
  services: Pick<Services, "throttle" | "settings" | "log">,
  provider: ImageProvider | null,
  translate: Translator,
  moderator: Moderator | null = null,
) {
  const byRules = ({ prompt, seed, palette, count }: DrawWish): Samples => {
    const drawn = Array.from({ length: count }, (_, index) => drawSticker({ prompt, seed, index, palette }));
    return {
      by: RULES,
      source: "algorithmicMedia",
      left: drawn[0]?.left ?? [],
      samples: drawn.map(({ svg, widthMm, heightMm }, index) => ({ kind: "svg", svg, widthMm, heightMm, index })),
    };
  };

  /** Are these words fine to be drawn by a provider? False where nobody could say: then the rules draw. */
  const checked = async (text: string): Promise<boolean> => {
    if (!moderator) return true;
    const verdict = await moderator.check(text).catch((error: unknown) => {
      services.log.warn("the moderation of words failed", {
        error: error instanceof Error ? error.message : String(error),
      });
      return null;
    });
    if (verdict === "OTHER") throw new ProviderError("refused", "The moderation refuses this.");
    if (verdict === "HATE" || verdict === "NUDITY") throw new DrawingRefused(verdict);
    return verdict !== null;
  };

  return {
    /** Who looks at words besides before a provider gets them; null where nobody does. */
    checkedBy: provider && moderator ? moderator.name : null,
    /** `rules`, or the provider's name: told before anything is sent. */
    by: provider?.name ?? RULES,
    byRules,
    /** @throws DrawingRefused, ProviderError when the provider does not draw this */
    async samples(wish: DrawWish, ip: string): Promise<Samples> {
      if (!provider || !(await checked(wish.prompt)) || !(await takeBudget(services, wish.count))) return byRules(wish);
      const english = (await translate(wish.prompt)) ?? wish.prompt;
      try {
        const { width, height, seed, count } = wish;
        const pictures = await provider.draw({
          prompt: `${english}. ${AS_STICKER}`,
          width,
          height,
          samples: count,
          seed,
        });
        const samples: Sample[] = [];
        for (const [index, bytes] of pictures.entries()) {
          const cut = await drawing.draw<"cutout">(networkOf(ip), async () => ({
            kind: "cutout",
            bytes,
            edge: 1024,
            pixels: MOST_PIXELS,
          }));
          const size = { widthMm: PICTURE_MM, heightMm: Math.round((PICTURE_MM * height) / width), index };
          samples.push(
            cut.svg === null ? { kind: "picture", bytes: cut.bytes, ...size } : { kind: "svg", svg: cut.svg, ...size },
          );
        }
        return { by: provider.name, source: "trainedAlgorithmicMedia", samples, left: [] };
      } catch (error) {
        if (error instanceof ProviderError && error.reason === "refused") throw error;
        // neither the prompt nor the answer is written down
        services.log.warn("the pictures' provider failed", {
          error: error instanceof Error ? error.message : String(error),
        });
        return byRules(wish);
      }
    },
    /** A sample as a PNG of exactly this size, marked for machines. */
    async png(
      sample: Sample,
      { by, source }: Pick<Samples, "by" | "source">,
      size: { width: number; height: number },
      ip: string,
    ): Promise<Uint8Array> {
      const bytes = sample.kind === "svg" ? new TextEncoder().encode(sample.svg) : sample.bytes;
      return drawing.draw<"png">(networkOf(ip), async () => ({ kind: "png", bytes, ...size, xmp: xmpOf(source, by) }));
    },
  };
}
export type Drawer = ReturnType<typeof createDrawer>;
