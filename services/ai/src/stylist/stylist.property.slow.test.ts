import { type BuildDocument, conflicts, emptyBuild, parseBuild, type PartOption } from "@carloom/build";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { generatedCatalogue, testCar, type TestCurrency } from "../testing/car.ts";
import type { StylistCar } from "./contract.ts";
import { embeddedStylist } from "./index.ts";

const RUNS = process.env.TEST_LONG ? 5000 : 200;
const CARS: readonly [string, TestCurrency][] = [
  ["halden-gt", "USD"],
  ["orro-5", "KRW"],
  ["ardane-vero", "JPY"],
  ["torden-fell", "USD"],
  ["tavren-arco", "KRW"],
  ["karst-mesa", "JPY"],
];
/** Wishes by language; a request is one to three of them, and may have a budget. */
const WISHES = {
  en: [
    "matte black",
    "red calipers",
    "carbon hood",
    "a wing",
    "no wing",
    "bigger wheels",
    "drift",
    "off-road",
    "stealth look",
    "number 7 on both doors",
    "white stripes",
    "lower",
    "like a thunderstorm",
    "a full body kit",
    "front lip",
    "cheaper",
    "new brakes",
    "roof same as the wheels",
  ], // prettier-ignore
  ko: [
    "무광 검정",
    "빨간 캘리퍼",
    "카본 보닛",
    "윙 달아줘",
    "윙 없이",
    "큰 휠로",
    "드리프트",
    "오프로드",
    "스텔스",
    "양쪽 문에 7번",
    "흰 스트라이프",
    "더 낮게",
    "벚꽃처럼",
    "사이드 스커트",
    "머플러 바꿔줘",
    "더 싸게",
  ], // prettier-ignore
  ja: [
    "マットブラック",
    "赤いキャリパー",
    "カーボンボンネット",
    "ウイングを付けて",
    "ウイングなしで",
    "ドリフト仕様",
    "オフロード",
    "ラグジュアリー",
    "ドアにゼッケン23",
    "白いストライプ",
    "もっと低く",
    "夕焼けのように",
    "マフラー交換",
    "エアロ",
    "もっと安く",
  ], // prettier-ignore
} as const;
/** Whole units of each currency, and how a limit is said. */
const LIMITS = {
  USD: { amounts: [300, 1500, 4000, 12_000], said: { en: "under $", ko: "달러 이하", ja: "ドル以内" } },
  KRW: { amounts: [400_000, 2_000_000, 6_000_000, 15_000_000], said: { en: "won budget", ko: "원 이하", ja: "" } },
  JPY: { amounts: [40_000, 300_000, 900_000], said: { en: "yen budget", ko: "", ja: "円以内" } },
} as const;

/** What a proposal must hold, by what is on the car and not by how it came there. */
function check(car: StylistCar, before: BuildDocument, after: BuildDocument): void {
  expect(parseBuild(after)).toMatchObject({ ok: true });
  const slots = Object.keys(after.parts).filter((slot) => after.parts[slot] !== before.parts[slot]);
  const pieces = new Map<string, number>();
  for (const slot of slots) {
    const uuid = after.parts[slot] ?? "";
    const part = car.parts.find((one) => one.uuid === uuid);
    expect(part?.slots.find((one) => one.slot === slot)?.fitment.verdict, `${part?.slug} in ${slot}`).toBe("fits");
    pieces.set(uuid, (pieces.get(uuid) ?? 0) + (car.manifest.slots.find(({ id }) => id === slot)?.hub ? 2 : 1));
  }
  for (const [uuid, count] of pieces) {
    const available = car.parts.find((one) => one.uuid === uuid)?.available ?? null;
    expect(available === null || available >= count, `${uuid} in stock`).toBe(true);
  }
  const mounted = new Map<string, PartOption>();
  for (const [slot, uuid] of Object.entries(after.parts)) {
    const part = car.parts.find((one) => one.uuid === uuid);
    if (part) mounted.set(slot, part.option);
  }
  expect(conflicts(mounted)).toEqual([]);
}

/** The shop has run out of every third part, and of every third it has one piece left. */
const withGaps = (car: StylistCar): StylistCar => ({
  ...car,
  parts: car.parts.map((part, index) => ({ ...part, available: index % 3 === 2 ? part.available : index % 3 })),
});

describe.runIf(generatedCatalogue())("proposals of the embedded stylist", () => {
  it("are valid, fit, are in stock and keep the limit, whatever is asked of whichever car", async () => {
    const cars = (await Promise.all(CARS.map(([slug, currency]) => testCar(slug, currency)))).map(withGaps);
    const request = fc.record({
      car: fc.nat(cars.length - 1),
      language: fc.constantFrom("en" as const, "ko" as const, "ja" as const),
      picks: fc.array(fc.nat(99), { minLength: 1, maxLength: 3 }),
      limit: fc.option(fc.nat(99), { nil: null }),
      attempt: fc.nat(2),
    });
    const times: number[] = [];
    let proposals = 0;
    fc.assert(
      fc.property(request, ({ car: index, language, picks, limit, attempt }) => {
        const car = cars[index]!;
        const { amounts, said } = LIMITS[car.currency as TestCurrency];
        const words = picks.map((pick) => WISHES[language][pick % WISHES[language].length]!);
        const amount = limit === null || said[language] === "" ? null : amounts[limit % amounts.length]!;
        const money =
          amount === null
            ? []
            : [
                said[language].endsWith("$")
                  ? `${said[language]}${amount}`
                  : `${amount} ${said[language]}`.replace(/(?<=\d) (?=[^a-z])/, ""),
              ];
        const message = [...words, ...money].join(language === "ja" ? "、" : ", ");
        const build = emptyBuild();
        const start = process.cpuUsage();
        const { proposal } = embeddedStylist({ message, language, build, turns: [], car, attempt });
        const { user, system } = process.cpuUsage(start);
        times.push((user + system) / 1000);
        if (!proposal) return;
        proposals++;
        check(car, build, proposal.build);
        expect(proposal.changes.length, message).toBeGreaterThan(0);
        if (amount !== null)
          expect(car.price(proposal.build), message).toBeLessThanOrEqual(amount * (car.currency === "USD" ? 100 : 1));
      }),
      { numRuns: RUNS },
    );
    times.sort((a, b) => a - b);
    if (process.env.TEST_LONG)
      console.info(
        `${RUNS} requests, ${proposals} proposals; CPU an answer p50 ${times[RUNS >> 1]?.toFixed(1)} ms, p95 ${times[Math.floor(RUNS * 0.95)]?.toFixed(1)} ms`,
      );
    expect(proposals).toBeGreaterThan(RUNS * 0.75);
  });
});
