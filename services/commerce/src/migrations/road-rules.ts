import type { LocalizedText } from "@carloom/build";
import type { RoadKind } from "@carloom/build/road";

export type ShippedRule = {
  country: string;
  kind: RoadKind;
  limit: number | null;
  slots: readonly string[];
  note: LocalizedText;
  source: string;
  sourceUrl: string | null;
  checkedOn: string;
};

const READ = "2026-11-26";

const JAPAN_SIZE = {
  country: "JP",
  slots: [],
  source: "自動車部品を装着した場合の構造等変更検査時等における取扱いについて（自技第234号、平成7年11月16日）",
  sourceUrl: null,
  checkedOn: READ,
  note: {
    en: "Within this range no change of the registration is asked for. Beyond it, how the part is fixed decides; ask the transport office.",
    ko: "이 범위 안이면 등록 사항을 변경하지 않아도 됩니다. 넘으면 부품의 고정 방식에 따라 다르니 운수지국에 문의하세요.",
    ja: "この範囲内なら記載変更は不要です。超える場合はパーツの種類と取り付け方で扱いが変わるため、運輸支局に確認してください。",
  },
} as const;

/**
 * Rules that an installation begins with; staff change, delete and add to them. Each names what it was read in, and when.
 * What is read anew later comes in a migration of its own, and leaves alone what staff wrote.
 */
export const SHIPPED_RULES: readonly ShippedRule[] = [
  { ...JAPAN_SIZE, kind: "LENGTH", limit: 30 },
  { ...JAPAN_SIZE, kind: "WIDTH", limit: 20 },
  { ...JAPAN_SIZE, kind: "HEIGHT", limit: 40 },
  {
    country: "JP",
    kind: "CLEARANCE",
    limit: 90,
    slots: [],
    source: "自動車技術総合機構 審査事務規程（最低地上高）",
    sourceUrl: "https://www.naltec.go.jp/publication/regulation/",
    checkedOn: READ,
    note: {
      en: "The lowest part of the body stays at least 9 cm above the road.",
      ko: "차체의 가장 낮은 부분이 노면에서 9cm 이상 떨어져야 합니다.",
      ja: "車体の最も低い部分は路面から9cm以上必要です。",
    },
  },
  {
    country: "JP",
    kind: "GLASS",
    limit: 70,
    slots: [],
    source: "道路運送車両の保安基準 第29条",
    sourceUrl: "https://laws.e-gov.go.jp/law/326M50000800067",
    checkedOn: READ,
    note: {
      en: "Windscreen and front door windows let at least 70% of visible light through, film included.",
      ko: "앞유리와 앞문 유리는 필름을 포함해 가시광선 투과율이 70% 이상이어야 합니다.",
      ja: "フロントガラスと前席ドアのガラスは、フィルム込みで可視光線透過率70%以上が必要です。",
    },
  },
  {
    country: "KR",
    kind: "GLASS",
    limit: 70,
    slots: [],
    source: "도로교통법 시행령 제28조",
    sourceUrl: "https://www.law.go.kr/법령/도로교통법시행령/제28조",
    checkedOn: READ,
    note: {
      en: "The windscreen lets at least 70% of visible light through, the driver's side windows at least 40%.",
      ko: "가시광선 투과율은 앞면 창유리 70% 이상, 운전석 좌우 옆면 창유리 40% 이상이어야 합니다.",
      ja: "可視光線透過率は、前面ガラスが70%以上、運転席左右のガラスが40%以上必要です。",
    },
  },
  {
    country: "KR",
    kind: "PARTS",
    limit: null,
    slots: ["lights", "exhaust", "brakes"],
    source: "자동차관리법 제34조 (자동차의 튜닝)",
    sourceUrl: "https://www.law.go.kr/법령/자동차관리법/제34조",
    checkedOn: READ,
    note: {
      en: "Changing these may need approval before the work and an inspection after it.",
      ko: "이 장치를 바꾸려면 작업 전 튜닝 승인과 작업 후 검사가 필요할 수 있습니다.",
      ja: "これらの変更には、作業前の承認と作業後の検査が必要な場合があります。",
    },
  },
  {
    country: "KR",
    kind: "PARTS",
    limit: null,
    slots: ["bumper.front"],
    source: "자동차관리법 제10조 (자동차등록번호판)",
    sourceUrl: "https://www.law.go.kr/법령/자동차관리법/제10조",
    checkedOn: READ,
    note: {
      en: "The number plate keeps its place and stays readable; no film, frame or part covers it.",
      ko: "번호판은 제자리에 있어야 하고 잘 보여야 합니다. 필름, 테두리, 부품으로 가리면 안 됩니다.",
      ja: "ナンバープレートは所定の位置に見やすく付け、フィルムや枠、パーツで覆ってはいけません。",
    },
  },
];

/** Came later: lamps against the car as it is sold. */
export const LAMP_RULES: readonly ShippedRule[] = [
  {
    country: "JP",
    kind: "LAMPS",
    limit: null,
    slots: [],
    source: "道路運送車両の保安基準 第42条、細目を定める告示 第218条",
    sourceUrl: "https://laws.e-gov.go.jp/law/326M50000800067",
    checkedOn: READ,
    note: {
      en: "Colors of lamps are laid down: toward the rear, red, amber and white are each allowed for named lamps alone.",
      ko: "램프 색은 정해져 있습니다. 뒤를 향한 빨강, 주황, 흰색은 각각 규정된 램프에만 쓸 수 있습니다.",
      ja: "灯火の色は定められています。後方への赤色、橙色、白色は、それぞれ定められた灯火だけに認められます。",
    },
  },
];
