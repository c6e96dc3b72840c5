import { PAINT_FINISHES, STICKER_FINISHES, type LocalizedText } from "@carloom/build";
import { inEach } from "@carloom/i18n";
import { translate } from "@carloom/i18n/merge";
import type { Services } from "@carloom/platform";
import { inEveryCurrency } from "./base.ts";
import type { SeedGoods } from "./seed.repository.ts";
import { swatchPicture } from "./swatch-picture.ts";

const text = (en: string, ko: string, ja: string): LocalizedText => ({ en, ko, ja });

const KINDS = [
  {
    kind: "paint",
    finishes: PAINT_FINISHES,
    word: (finish: string) => inEach((language) => translate(language)(`studio.finish.${finish}`)),
    name: text("Paint sample", "도색 샘플", "塗装サンプル"),
    description: text(
      "A sprayed metal card of 90 × 60 mm in the shop's reference color, to see the finish in daylight and beside your car before you order.",
      "90 × 60mm 금속 카드에 기준 색으로 도색한 샘플입니다. 주문 전에 햇빛 아래에서, 내 차 옆에서 마감을 확인하세요.",
      "90 × 60mmの金属カードに基準色を塗ったサンプルです。ご注文の前に、日光の下や愛車の横で仕上げを確認できます。",
    ),
    cents: 600,
    weightG: 45,
  },
  {
    kind: "film",
    finishes: STICKER_FINISHES,
    word: (finish: string) => inEach((language) => translate(language)(`studio.material.${finish}`)),
    name: text("Film sample", "필름 샘플", "フィルムサンプル"),
    description: text(
      "A piece of 100 × 70 mm of the film that we print and cut, laminated as stickers and wraps are, with our print on one half.",
      "출력과 재단에 쓰는 필름을 100 × 70mm로 자른 샘플입니다. 스티커와 랩처럼 코팅했고 절반에는 출력이 되어 있습니다.",
      "印刷とカットに使うフィルムの100 × 70mmのサンプルです。ステッカーやラップと同じラミネート加工で、半分に印刷してあります。",
    ),
    cents: 300,
    weightG: 12,
  },
] as const;

const STOCK = 200;
/** Behind everything else of the shop. */
const POSITION = 3000;

/** A sample of every paint finish and of every film, with a picture each: goods of their own category. */
export async function swatchGoods({ storage }: Pick<Services, "storage">): Promise<SeedGoods[]> {
  const all = KINDS.flatMap((kind) => kind.finishes.map((finish) => ({ ...kind, finish: finish as string })));
  return Promise.all(
    all.map(async ({ kind, finish, name, word, description, cents, weightG }, i): Promise<SeedGoods> => {
      const words = word(finish);
      return {
        slug: `${kind}-sample-${finish}`,
        sku: `CL-SAMPLE-${kind}-${finish}`.toUpperCase(),
        type: "sample",
        category: "sample",
        names: inEach((language) => `${name[language]}${language === "ja" ? "：" : ": "}${words[language]}`),
        descriptions: description,
        thumbnail: await storage.put("product", await swatchPicture(kind, finish), "webp"),
        metadata: { demo: "true", kind: "sample" },
        position: POSITION + i,
        weightG,
        partModelUuid: null,
        stickerUuid: null,
        price: inEveryCurrency(cents),
        ratePerM2: null,
        stock: STOCK,
      };
    }),
  );
}
