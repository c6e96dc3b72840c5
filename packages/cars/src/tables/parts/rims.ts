import type { BoltPattern, LocalizedText } from "@carloom/build";
import { RIMS } from "../rims.ts";
import { type PartFinish, priced, type RimPart } from "./types.ts";

/** What a size is drilled for; the first pattern is the one whose nuts are drawn. */
type Drilling = { patterns: readonly [BoltPattern, ...BoltPattern[]]; centreBore: number };

/** Inches, inches, mm, kg, dollars, pieces in stock; drilled as its line is unless it says otherwise. */
type Size = readonly [number, number, number, number, number, number, Drilling?];

type RimLine = Drilling & {
  slug: string;
  design: string;
  name: LocalizedText;
  text: LocalizedText;
  sizes: readonly [Size, Size, Size, ...Size[]];
  tags?: readonly string[];
};

const five = (pcd: number): BoltPattern => ({ count: 5, pcd });
const SIX: BoltPattern = { count: 6, pcd: 139.7 };

/** Of small cars with front drive, of mid-engined cars' rear axles, of six-lug trucks, and of tall cars. */
const COMPACT: Drilling = { patterns: [five(100)], centreBore: 57.1 };
const REAR: Drilling = { patterns: [five(112)], centreBore: 66.6 };
const TRUCK: Drilling = { patterns: [SIX], centreBore: 106.1 };
const TALL: Drilling = { patterns: [five(120)], centreBore: 72.6 };

const LINES: readonly RimLine[] = [
  {
    slug: "halden-fold-5",
    design: "fold-5",
    name: { en: "Fold 5", ko: "폴드 5", ja: "フォールド5" },
    text: {
      en: "Five pairs of folded spokes with a machined face. Flow-formed, one piece.",
      ko: "접힌 트윈 스포크 다섯 쌍과 절삭 가공 면. 플로 포밍 일체형 휠.",
      ja: "折り面を持つツインスポーク5組、切削仕上げ。フローフォーミングの1ピース。",
    },
    patterns: [five(114.3), five(112)],
    centreBore: 66.6,
    sizes: [
      [19, 9, 35, 9.8, 560, 40],
      [20, 9.5, 32, 10.4, 620, 48],
      [21, 9.5, 30, 11.3, 690, 24],
      [21, 12, 36, 12.6, 780, 12, REAR],
    ],
  },
  {
    slug: "norr-arc-10",
    design: "arc-10",
    name: { en: "Norr Arc 10", ko: "노르 아크 10", ja: "ノール アーク10" },
    text: {
      en: "Ten swept spokes with a ridge along each, forged. The lightest wheel here.",
      ko: "능선이 선 휘어진 스포크 열 개의 단조 휠. 이 목록에서 가장 가볍습니다.",
      ja: "稜線を持つ流れる10本スポークの鍛造ホイール。この中で最も軽量です。",
    },
    patterns: [five(114.3), five(120)],
    centreBore: 72.6,
    sizes: [
      [17, 7.5, 42, 6.9, 590, 32, COMPACT],
      [18, 9, 38, 7.9, 710, 28],
      [19, 9.5, 35, 8.6, 785, 32],
      [20, 9.5, 35, 9.2, 860, 20],
    ],
    tags: ["forged"],
  },
  {
    slug: "norr-mesh-y",
    design: "mesh-y",
    name: { en: "Norr Mesh", ko: "노르 메시", ja: "ノール メッシュ" },
    text: {
      en: "A lattice of crossing spokes, bolted into a polished stepped lip.",
      ko: "교차하는 스포크 격자를 폴리싱한 계단형 림에 볼트로 고정했습니다.",
      ja: "交差するスポークの格子を、段付きのポリッシュリムにボルトで固定。",
    },
    patterns: [five(114.3), five(112)],
    centreBore: 73.1,
    sizes: [
      [17, 7.5, 38, 8.2, 450, 30, COMPACT],
      [18, 9, 30, 9.3, 540, 40],
      [19, 9, 32, 10.1, 610, 34],
      [20, 9.5, 34, 11, 680, 18],
    ],
    tags: ["classic"],
  },
  {
    slug: "orro-wye-5",
    design: "wye-5",
    name: { en: "Orro Wye 5", ko: "오로 와이 5", ja: "オロ ワイ5" },
    text: {
      en: "Five forked spokes with machined faces.",
      ko: "앞면을 절삭한 Y자 스포크 다섯 개.",
      ja: "切削仕上げのY字スポーク5本。",
    },
    patterns: [five(100), five(112)],
    centreBore: 66.6,
    sizes: [
      [17, 7.5, 40, 8.1, 410, 36],
      [18, 8, 42, 8.9, 460, 44],
      [19, 8.5, 42, 9.8, 520, 30],
    ],
  },
  {
    slug: "orbel-turbine-16",
    design: "turbine-16",
    name: { en: "Orbel Turbine 16", ko: "오르벨 터빈 16", ja: "オーベル タービン16" },
    text: {
      en: "Sixteen pitched fan blades, machined on top. Widths for both ends of a mid-engined car.",
      ko: "각을 준 팬 블레이드 열여섯 개, 윗면 절삭. 미드십 차량의 앞뒤 폭을 모두 갖췄습니다.",
      ja: "角度をつけた16枚のファンブレード、上面切削。ミッドシップ車の前後それぞれの幅を用意。",
    },
    patterns: [five(112), five(120)],
    centreBore: 72.6,
    sizes: [
      [20, 9, 33, 10.6, 670, 26],
      [20, 9.5, 33, 11.1, 699, 24],
      [21, 12, 38, 12.9, 810, 14],
    ],
  },
  {
    slug: "norr-split-5",
    design: "split-5",
    name: { en: "Norr Split 5", ko: "노르 스플릿 5", ja: "ノール スプリット5" },
    text: {
      en: "Two pieces: a five-spoke centre sunk behind a deep polished lip, thirty bolts.",
      ko: "2피스 구조. 깊게 폴리싱한 림 안쪽에 5스포크 센터를 볼트 서른 개로 고정했습니다.",
      ja: "2ピース構造。深いポリッシュリムの奥に5本スポークのセンターを30本のボルトで固定。",
    },
    patterns: [five(114.3), five(112)],
    centreBore: 73.1,
    sizes: [
      [19, 9.5, 28, 11.2, 830, 16],
      [20, 10, 28, 12, 910, 16],
      [20, 12, 30, 13.4, 1040, 10],
    ],
    tags: ["two-piece", "deep dish"],
  },
  {
    slug: "orbel-multi-20",
    design: "multi-20",
    name: { en: "Orbel Multi 20", ko: "오르벨 멀티 20", ja: "オーベル マルチ20" },
    text: {
      en: "Twenty thin spokes in ten pairs, strongly concave.",
      ko: "가는 스포크 스무 개를 열 쌍으로 배치한 깊은 컨케이브 디자인.",
      ja: "細身の20本スポークを10組に配した、深いコンケイブ。",
    },
    patterns: [five(120), five(112)],
    centreBore: 72.6,
    sizes: [
      [20, 9, 38, 11.3, 640, 28],
      [21, 9.5, 38, 12.1, 720, 22],
      [21, 12, 40, 13.2, 840, 12, REAR],
      [22, 9.5, 40, 13, 810, 16],
    ],
  },
  {
    slug: "orro-aero-10",
    design: "aero-10",
    name: { en: "Orro Aero 10", ko: "오로 에어로 10", ja: "オロ エアロ10" },
    text: {
      en: "Ten folded blades close the wheel but for a slot each: less drag at speed.",
      ko: "접힌 블레이드 열 장이 슬롯만 남기고 휠을 덮어 고속에서 공기 저항을 줄입니다.",
      ja: "折り面の10枚ブレードが細いスロットだけを残してホイールを覆い、高速での空気抵抗を抑えます。",
    },
    patterns: [five(112), five(100)],
    centreBore: 66.6,
    sizes: [
      [17, 7.5, 42, 8.4, 430, 30],
      [18, 8, 42, 9.2, 480, 34],
      [19, 8.5, 40, 10.2, 540, 22],
    ],
    tags: ["aero"],
  },
  {
    slug: "norr-slab-6",
    design: "slab-6",
    name: { en: "Norr Slab 6", ko: "노르 슬래브 6", ja: "ノール スラブ6" },
    text: {
      en: "Six broad flat spokes with chamfered flanks, for tall cars.",
      ko: "옆면을 비스듬히 깎은 넓고 평평한 스포크 여섯 개. 차고가 높은 차량용.",
      ja: "側面を面取りした幅広でフラットな6本スポーク。背の高い車のために。",
    },
    patterns: [five(120), five(114.3)],
    centreBore: 72.6,
    sizes: [
      [18, 8.5, 20, 11.9, 480, 30, TRUCK],
      [20, 8.5, 40, 12.2, 590, 26],
      [20, 9, 20, 13.4, 610, 22, TRUCK],
      [21, 9, 40, 13.1, 660, 26],
      [22, 9.5, 42, 14.2, 740, 18],
    ],
  },
  {
    slug: "norr-brace-6",
    design: "brace-6",
    name: { en: "Norr Brace 6", ko: "노르 브레이스 6", ja: "ノール ブレース6" },
    text: {
      en: "Six pairs of legs behind a bolted shoulder, for six-lug hubs and rough ground.",
      ko: "볼트 링 안쪽의 트윈 스포크 여섯 쌍. 6홀 허브와 험로용.",
      ja: "ボルトリングの奥に6組のツインスポーク。6穴ハブと悪路のために。",
    },
    patterns: [SIX],
    centreBore: 106.1,
    sizes: [
      [17, 8, 20, 11.8, 420, 32],
      [18, 8.5, 20, 12.4, 460, 36],
      [20, 9, 25, 14.1, 560, 20],
    ],
    tags: ["off-road"],
  },
  {
    slug: "norr-winch-8",
    design: "winch-8",
    name: { en: "Norr Winch 8", ko: "노르 윈치 8", ja: "ノール ウインチ8" },
    text: {
      en: "Eight square-cut spokes inside a ring of thirty-two bolts. Carries 1,250 kg.",
      ko: "볼트 서른두 개를 두른 링 안에 각지게 깎은 스포크 여덟 개. 허용 하중 1,250 kg.",
      ja: "32本のボルトで留めたリングの内側に、角ばった8本スポーク。耐荷重1,250 kg。",
    },
    ...TRUCK,
    sizes: [
      [17, 8.5, 10, 12.6, 440, 36],
      [18, 9, 15, 13.2, 490, 32],
      [20, 9, 20, 14.8, 580, 22],
      [21, 9, 40, 13.9, 690, 18, TALL],
    ],
    tags: ["off-road"],
  },
  {
    slug: "norr-plate-12",
    design: "plate-12",
    name: { en: "Norr Plate 12", ko: "노르 플레이트 12", ja: "ノール プレート12" },
    text: {
      en: "A pressed steel wheel with twelve windows. Heavy, cheap, and straightened with a hammer.",
      ko: "창 열두 개를 낸 프레스 강철 휠. 무겁지만 저렴하고, 휘어도 망치로 펼 수 있습니다.",
      ja: "12個の窓を抜いたプレス成形のスチールホイール。重いが安く、曲がっても叩いて直せます。",
    },
    ...TRUCK,
    sizes: [
      [17, 8, 10, 13.9, 160, 60],
      [18, 8, 20, 14.6, 180, 60],
      [18, 8.5, 5, 15.1, 190, 48],
    ],
    tags: ["off-road", "steel"],
  },
  {
    slug: "norr-fork-6",
    design: "fork-6",
    name: { en: "Norr Fork 6", ko: "노르 포크 6", ja: "ノール フォーク6" },
    text: {
      en: "Six spokes that fork at half way, machined on their faces, for six-lug hubs on the road.",
      ko: "중간에서 갈라지는 스포크 여섯 개, 앞면 절삭. 도로를 달리는 6홀 허브용.",
      ja: "途中で二股に分かれる6本スポーク、表面切削。街乗りの6穴ハブのために。",
    },
    ...TRUCK,
    sizes: [
      [18, 8.5, 25, 12.1, 470, 28],
      [20, 8.5, 25, 13.6, 560, 28],
      [20, 9, 30, 13.9, 590, 20],
    ],
  },
  {
    slug: "orro-stage-15",
    design: "stage-15",
    name: { en: "Orro Stage 15", ko: "오로 스테이지 15", ja: "オロ ステージ15" },
    text: {
      en: "Fifteen straight thin spokes out to the rim's edge, after the gravel wheels of small rally cars.",
      ko: "림 끝까지 곧게 뻗은 가는 스포크 열다섯 개. 소형 랠리카의 그래블 휠에서 따왔습니다.",
      ja: "リム端までまっすぐ伸びる細身の15本スポーク。小型ラリーカーのグラベル用ホイールがモチーフ。",
    },
    patterns: [five(100), five(112)],
    centreBore: 66.6,
    sizes: [
      [17, 7.5, 40, 7.6, 390, 40],
      [18, 8, 40, 8.3, 440, 36],
      [19, 8.5, 42, 9.1, 500, 24],
    ],
    tags: ["rally"],
  },
];

/** The tyre that a rim is shown with; the stage fits the sidewall to the slot's own. */
const shownTyre = (diameter: number, width: number, tall: boolean) => ({
  diameter: tall ? 0.8 : Math.min(0.72, diameter * 0.0254 + 0.185),
  width: Math.round(width * 25.4 + 24) / 1000,
});

/** Under a turned face or a polished lip every wheel has the same coat, so that is what tells it from others. */
function finishOf(design: string): PartFinish {
  const drawn = RIMS[design];
  return drawn?.machined ? "machined" : drawn?.step ? "polished-lip" : "satin-graphite";
}

/** Every rim in every size. */
export const RIM_PARTS: readonly RimPart[] = LINES.flatMap((line) =>
  line.sizes.map(([diameter, width, offset, weightKg, dollars, stock, { patterns, centreBore } = line]): RimPart => {
    const [boltPattern, ...alsoDrilled] = patterns;
    const wide = line.sizes.some((other) => other[0] === diameter && other[1] < width);
    const size = `${diameter} × ${width}`;
    const drilled = patterns.map((p) => `${p.count} × ${p.pcd}`);
    return {
      kind: "rim",
      slug: `${line.slug}-${diameter}${wide ? `-${String(width).replace(".", "")}` : ""}`,
      design: line.design,
      wheel: {
        diameter,
        width,
        offset,
        boltPattern,
        ...(alsoDrilled.length && { alsoDrilled }),
        centreBore,
      },
      tyre: shownTyre(diameter, width, boltPattern.count === 6),
      title: {
        en: `${line.name.en}, ${size}`,
        ko: `${line.name.ko}, ${size}`,
        ja: `${line.name.ja} ${diameter}×${width}`,
      },
      description: {
        en: `${line.text.en} Drilled ${drilled.join(" and ")}, hub rings included.`,
        ko: `${line.text.ko} 볼트 패턴 ${drilled.join(", ")}, 허브 링 포함.`,
        ja: `${line.text.ja}PCDは${drilled.join("と").replaceAll(" ", "")}、ハブリング付属。`,
      },
      price: priced(dollars),
      weightKg,
      stock,
      tags: ["wheels", `${diameter} in`, ...(line.tags ?? [])],
      finishes: [finishOf(line.design)],
    };
  }),
);
