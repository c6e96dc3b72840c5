import type { BoltPattern } from "@carloom/build";
import { type BrakePart, priced } from "./types.ts";

const five = (pcd: number): BoltPattern => ({ count: 5, pcd });
const SIX: BoltPattern = { count: 6, pcd: 139.7 };

export const BRAKE_PARTS: readonly BrakePart[] = [
  {
    kind: "brakes",
    slug: "norr-street-355",
    discs: { front: 355, rear: 330 },
    boltPatterns: [five(100), five(112), five(114.3), five(120), SIX],
    design: { face: "slotted", ring: "disc", cover: 0.54, window: 0.5, word: "NORR" },
    title: { en: "Norr Street 355 brakes", ko: "노르 스트리트 355 브레이크", ja: "ノール ストリート355ブレーキ" },
    description: {
      en: "Slotted 355 and 330 mm discs with four-piston calipers. For 18-inch wheels and up.",
      ko: "355 mm, 330 mm 슬롯 디스크와 4피스톤 캘리퍼. 18인치 이상 휠용.",
      ja: "355 mmと330 mmのスリットディスクに4ポットキャリパー。18インチ以上のホイール用。",
    },
    price: priced(1890),
    weightKg: 38,
    stock: 14,
    tags: ["brakes", "street"],
  },
  {
    kind: "brakes",
    slug: "norr-rally-340",
    discs: { front: 340, rear: 310 },
    boltPatterns: [five(100), five(112)],
    design: { face: "slotted", ring: "disc", cover: 0.5, window: 0.7, word: "NORR R" },
    title: { en: "Norr Rally 340 brakes", ko: "노르 랠리 340 브레이크", ja: "ノール ラリー340ブレーキ" },
    description: {
      en: "Slotted 340 and 310 mm discs on alloy bells with compact four-piston calipers. For 17-inch wheels and up.",
      ko: "알루미늄 벨에 얹은 340 mm, 310 mm 슬롯 디스크와 소형 4피스톤 캘리퍼. 17인치 이상 휠용.",
      ja: "アルミベルに組んだ340 mmと310 mmのスリットディスクに小型4ポットキャリパー。17インチ以上のホイール用。",
    },
    price: priced(1590),
    weightKg: 31,
    stock: 16,
    tags: ["brakes", "rally"],
  },
  {
    kind: "brakes",
    slug: "norr-haul-370",
    discs: { front: 370, rear: 350 },
    boltPatterns: [SIX, five(120)],
    design: { face: "slotted", ring: "disc", cover: 0.66, window: 0.35, word: "NORR HD" },
    title: { en: "Norr Haul 370 brakes", ko: "노르 홀 370 브레이크", ja: "ノール ホール370ブレーキ" },
    description: {
      en: "Slotted 370 and 350 mm discs with six-piston calipers, for heavy cars and trailers. For 18-inch wheels and up.",
      ko: "무거운 차체와 트레일러를 위한 370 mm, 350 mm 슬롯 디스크와 6피스톤 캘리퍼. 18인치 이상 휠용.",
      ja: "重い車体とトレーラーのための370 mmと350 mmのスリットディスクに6ポットキャリパー。18インチ以上のホイール用。",
    },
    price: priced(2290),
    weightKg: 52,
    stock: 9,
    tags: ["brakes", "towing"],
  },
  {
    kind: "brakes",
    slug: "norr-track-380",
    discs: { front: 380, rear: 356 },
    boltPatterns: [five(112), five(114.3), five(120)],
    design: { face: "both", ring: "disc", cover: 0.64, window: 0.8, word: "NORR" },
    title: { en: "Norr Track 380 brakes", ko: "노르 트랙 380 브레이크", ja: "ノール トラック380ブレーキ" },
    description: {
      en: "Drilled and slotted 380 and 356 mm discs with six-piston calipers. For 19-inch wheels and up.",
      ko: "타공과 슬롯을 겸한 380 mm, 356 mm 디스크와 6피스톤 캘리퍼. 19인치 이상 휠용.",
      ja: "ドリルドとスリットを兼ねた380 mmと356 mmのディスクに6ポットキャリパー。19インチ以上のホイール用。",
    },
    price: priced(3450),
    weightKg: 41,
    stock: 8,
    tags: ["brakes", "track"],
  },
  {
    kind: "brakes",
    slug: "orbel-ceramic-400",
    discs: { front: 400, rear: 380 },
    boltPatterns: [five(112), five(114.3), five(120)],
    design: { face: "drilled", ring: "ceramic", cover: 0.7, window: 0.8, word: "CERAMIC" },
    title: { en: "Orbel Ceramic 400 brakes", ko: "오르벨 세라믹 400 브레이크", ja: "オーベル セラミック400ブレーキ" },
    description: {
      en: "Drilled carbon-ceramic discs, 400 and 380 mm, half the weight of iron. For 20-inch wheels and up.",
      ko: "400 mm, 380 mm 타공 카본 세라믹 디스크. 무게는 주철의 절반입니다. 20인치 이상 휠용.",
      ja: "400 mmと380 mmのドリルドカーボンセラミックディスク。重さは鋳鉄の半分。20インチ以上のホイール用。",
    },
    price: priced(8900),
    weightKg: 22,
    stock: 4,
    tags: ["brakes", "carbon-ceramic"],
  },
];
