import { formatDate, type Language, type Translate } from "@carloom/i18n";
import { translate } from "@carloom/i18n/merge";
import { writePdf } from "@carloom/platform";
import type { CarAssembly } from "@carloom/threed";
import type { FilmWork } from "../rules/production.ts";
import type { AssemblyFiles } from "./assembly.data.ts";
import { drawDetail, drawSide, mark } from "./figures.ts";
import { type CellText, type Flow, flowOn, MARGIN, paperHead, SOFT } from "./flow.ts";

type Step = CarAssembly["steps"][number];

/** A part of the build, as whoever mounts it needs it. */
export type BillPart = {
  slot: string;
  name: string;
  sku: string;
  quantity: number;
  verdict: string;
  /** Why, in the sheet's language. */
  reasons: string[];
  measures: string[];
  /** As the shop's goods state it, with where that is from; null: the maker's sheet says. */
  torque: string | null;
};
export type Lot = { film: string; sheet: number; film_lot: string; laminate_lot: string };

export type AssemblyInput = {
  language: Language;
  productName: string;
  number: number;
  title: string;
  car: string;
  /** Of what was ordered: the sheet has no other date. */
  date: Date;
  /** Null where nothing is printed. */
  files: AssemblyFiles | null;
  /** It is printed, but its files are of an earlier release. */
  isOld: boolean;
  parts: readonly BillPart[];
  lots: readonly Lot[];
  /** °C, as the shop set them for its films. */
  work: FilmWork | null;
};

const TOOLS = [
  "level",
  "tape",
  "pencil",
  "magnets",
  "cleaner",
  "squeegee",
  "knife",
  "gloves",
  "heat",
  "thermometer",
] as const;

/** What panels and slots of a car are called in the sheet's language. */
export type Called = { panel(id: string): string; slot(id: string): string };

export function edgeText(t: Translate, edge: Step["measures"][number]["edge"], { panel, slot }: Called): string {
  if (edge.kind === "part") return t("paper.edge.part", { part: slot(edge.slot) });
  if (edge.kind === "gap") return t("paper.edge.gap", { panel: panel(edge.panel) });
  if (edge.kind === "arch") return t(`paper.edge.arch.${edge.axle}`);
  if (edge.kind === "sill") return t("paper.edge.sill");
  return t(`paper.edge.end.${edge.towards}`);
}

/** How an ordered build is put on its car, and what it is made of. The same input makes the same bytes. */
export async function assemblyPdf(input: AssemblyInput): Promise<Uint8Array> {
  const { language, files, number } = input;
  const t = translate(language);
  const heading = `${t("paper.assembly")} #${number}`;
  const date = formatDate(language, input.date, "long");
  return writePdf({ title: `${heading} ${input.title}`, language, date: input.date }, (page) => {
    const lines = [`${t("paper.order", { number: String(number) })} · ${input.title}`, input.car];
    const top = paperHead(page, { from: input.productName, title: t("paper.assembly"), lines, date });
    const flow = flowOn(page, top, `${heading} · ${input.title}`, `${input.productName} · ${heading}`);
    if (files && files.assembly.steps.length > 0) {
      pictures(flow, t, language, files);
      before(flow, t, input);
      steps(flow, t, language, files);
    } else if (input.isOld) flow.text(t("paper.old"), { color: SOFT });
    bill(flow, t, input);
  });
}

/** Sides of the car with what they show; the ends beside each other. */
function pictures(flow: Flow, t: Translate, language: Language, { assembly, pictures: drawn }: AssemblyFiles): void {
  flow.heading(t("paper.pictures"));
  const { slot } = calledIn(assembly, language);
  const list = (slots: readonly string[]) => slots.map(slot).join(t("paper.comma"));
  const { mounted, missing = [] } = assembly;
  if (mounted && mounted.length > 0) flow.text(t("paper.asBuilt", { parts: list(mounted) }), { size: 8, color: SOFT });
  if (missing.length > 0) flow.text(t("paper.notDrawn", { parts: list(missing) }), { size: 8 });
  // files of an earlier release show the car as it is sold
  if (!mounted && drawn.size > 0) flow.text(t("paper.asSold"), { size: 8 });
  flow.y += 6;
  const sides = (["left", "right", "top", "front", "rear"] as const).flatMap((side) => {
    const shown = assembly.steps.filter((step) => step.side === side);
    const box = assembly.views.find((view) => view.side === side)?.box ?? boxOf(shown);
    return shown.length > 0 ? [{ side, box, shown }] : [];
  });
  const longest = Math.max(...sides.map(({ box }) => box[2] - box[0]));
  const scale = Math.min(flow.width / longest, 0.105);
  let beside = 0;
  let tall = 0;
  for (const { side, box, shown } of sides) {
    const [width, height] = [(box[2] - box[0]) * scale, (box[3] - box[1]) * scale];
    if (beside > 0 && beside + width > flow.width) {
      flow.y += tall;
      [beside, tall] = [0, 0];
    }
    if (beside === 0 && flow.room(height + 30)) tall = 0;
    const x = MARGIN + beside;
    flow.page.text(t(`paper.side.${side}`), x, flow.y, { size: 9, weight: "bold" });
    drawSide(flow.page, { x, y: flow.y + 8, width, height }, box, drawn.get(`${side}.png`) ?? null, shown);
    tall = Math.max(tall, height + 30);
    beside += width + 24;
  }
  flow.y += tall;
}

function calledIn({ labels, slots }: CarAssembly, language: Language): Called {
  return {
    panel: (id) => labels[id]?.[language] || labels[id]?.en || id,
    slot: (id) => slots?.[id]?.[language] || slots?.[id]?.en || id,
  };
}

function boxOf(steps: readonly Step[]): readonly [number, number, number, number] {
  const values = steps.flatMap(({ shown }) => shown.flat());
  const [xs, ys] = [0, 1].map((axis) => values.filter((_, i) => i % 2 === axis));
  const low = (list: number[] = []) => list.reduce((a, b) => Math.min(a, b), Infinity);
  const high = (list: number[] = []) => list.reduce((a, b) => Math.max(a, b), -Infinity);
  return [low(xs) - 50, low(ys) - 50, high(xs) + 50, high(ys) + 50];
}

/** Roll, temperature and tools. */
function before(flow: Flow, t: Translate, { work, files }: AssemblyInput): void {
  flow.heading(t("paper.before"));
  const isHot = files?.assembly.steps.some(({ around, stretch }) => around.length > 0 || stretch.most > 0.02) ?? false;
  flow.list([
    t("paper.roll"),
    t("paper.clean"),
    work
      ? t("paper.temperature", { from: work.from, until: work.until, source: work.source })
      : t("paper.temperature.sheet"),
    ...(isHot ? [work ? t("paper.after", { degrees: work.after, source: work.source }) : t("paper.after.sheet")] : []),
    t("paper.measured"),
  ]);
  flow.y += 4;
  flow.facts([[t("paper.tools"), TOOLS.map((tool) => t(`paper.tool.${tool}`)).join(t("paper.comma"))]]);
  flow.y += 8;
}

function steps(flow: Flow, t: Translate, language: Language, { assembly }: AssemblyFiles): void {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const called = calledIn(assembly, language);
  const { panel, slot } = called;
  const films = new Map(assembly.films.map((film) => [film.name, film]));
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const [wide, tall] = [178, 96];
  flow.heading(t("paper.steps"), t("paper.steps.count", { count: assembly.steps.length }), tall + 40);
  for (const [i, step] of assembly.steps.entries()) {
    const film = films.get(step.film);
    const told = [
      [
        film ? filmText(t, film) : step.film,
        t("production.size", { width: number.format(step.width), height: number.format(step.height) }),
      ].join(" · "),
      step.sheets.length > 0 ? t("paper.onSheet", { sheets: step.sheets.join(", ") }) : "",
      step.tiles > 1 ? t("paper.tiles", { count: step.tiles, mm: number.format(assembly.overlap ?? 12) }) : "",
      step.mirrored ? t("production.mirrored") : "",
      step.on ? t(step.on.carries ? "paper.onPart" : "paper.noPanel", { part: slot(step.on.slot) }) : "",
      step.under ? t("paper.under", { parts: step.under.map(slot).join(t("paper.comma")) }) : "",
      step.over.length > 0 ? t("paper.over", { pieces: step.over.join(", ") }) : "",
      step.stretch.most >= 0.01
        ? t("paper.stretch", { mean: percent.format(step.stretch.mean), most: percent.format(step.stretch.most) })
        : "",
      step.around.length > 0
        ? t("paper.around", { sides: step.around.map((side) => t(`paper.way.${side}`)).join(t("paper.comma")) })
        : "",
    ].filter(Boolean);
    const measures = step.measures.flatMap(({ towards, mm, edge }) => {
      if (mm === 0 && step.around.includes(towards)) return [];
      const of = edgeText(t, edge, called);
      return [mm === 0 ? t("paper.flush", { edge: of }) : t("paper.measure", { mm: number.format(mm), edge: of })];
    });
    const beside = flow.width - wide - 16;
    const rows = [
      ...told.flatMap((text) =>
        flow.page.wrap(text, beside, { size: 8.5 }).map((line) => ({ line, isMeasure: false })),
      ),
      ...measures.flatMap((text) =>
        flow.page.wrap(text, beside, { size: 9 }).map((line) => ({ line, isMeasure: true })),
      ),
    ];
    const height = Math.max(tall + 12, 22 + rows.length * 12);
    flow.room(height);
    const from = flow.y;
    drawDetail(flow.page, { x: MARGIN, y: from - 8, width: wide, height: tall }, assembly, step, number);
    const x = MARGIN + wide + 16;
    mark(flow.page, x + 8, from - 2, String(step.piece));
    flow.page.text(`${i + 1}. ${panel(step.panel)}`, x + 22, from + 1, {
      size: 10.5,
      weight: "bold",
      width: beside - 22,
    });
    let y = from + 16;
    for (const { line, isMeasure } of rows) {
      flow.page.text(line, x, y, isMeasure ? { size: 9, weight: "bold" } : { size: 8.5, color: SOFT });
      y += 12;
    }
    flow.y = from + height + 6;
  }
}

export function filmText(t: Translate, film: CarAssembly["films"][number]): string {
  const base = [t(`production.film.${film.finish}`), ...(film.clear ? [t("production.clear")] : [])].join(", ");
  return film.mirrored ? `${base}, ${t("production.mirrored")}` : base;
}

function bill(flow: Flow, t: Translate, { parts, files, lots, language }: AssemblyInput): void {
  flow.heading(t("paper.bill"));
  if (parts.length > 0)
    flow.table(
      [
        { title: t("paper.bill.part"), width: 150 },
        { title: t("paper.bill.quantity"), width: 34, align: "right" },
        { title: t("paper.bill.fit"), width: 105 },
        { title: t("paper.bill.measures"), width: 120 },
        { title: t("paper.bill.torque"), width: 90 },
      ],
      parts.map((part): CellText[] => [
        { text: part.name, note: [part.slot, part.sku].filter(Boolean).join(" · "), strong: true },
        String(part.quantity),
        { text: t(`ui.verdict.${part.verdict}`), note: part.reasons.join(" ") },
        part.measures.join("\n") || t("paper.bill.none"),
        part.torque ?? t("paper.bill.maker"),
      ]),
    );
  const sheets = files?.assembly.sheets ?? [];
  if (sheets.length > 0) {
    const films = new Map(files?.assembly.films.map((film) => [film.name, film]));
    const square = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
    const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
    const lotOf = (film: string, sheet: number) => lots.find((lot) => lot.film === film && lot.sheet === sheet);
    flow.y += 6;
    flow.table(
      [
        { title: t("paper.bill.film"), width: 96 },
        { title: t("paper.bill.roll"), width: 66, align: "right" },
        { title: t("paper.bill.area"), width: 46, align: "right" },
        { title: t("paper.bill.cut"), width: 46, align: "right" },
        { title: t("paper.bill.waste"), width: 40, align: "right" },
        { title: t("paper.bill.laminate"), width: 54, align: "right" },
        { title: t("paper.bill.filmLot"), width: 86 },
        { title: t("paper.bill.laminateLot"), width: 86 },
      ],
      [
        ...sheets.map((sheet): CellText[] => {
          const film = films.get(sheet.film);
          const area = (sheet.width * sheet.length) / 1e6;
          const lot = lotOf(sheet.film, sheet.number);
          return [
            {
              text: film ? filmText(t, film) : sheet.film,
              note: [film ? t(`paper.kind.${film.kind}`) : "", t("paper.bill.sheet", { number: sheet.number })]
                .filter(Boolean)
                .join(", "),
            },
            `${whole.format(sheet.width)} × ${whole.format(sheet.length)}`,
            square.format(area),
            square.format(sheet.cut),
            percent.format(sheet.waste),
            square.format(area),
            lot?.film_lot || "________",
            lot?.laminate_lot || "________",
          ];
        }),
        ...(sheets.length > 1 ? [totalRow(sheets)] : []),
      ],
    );
    flow.text(t("paper.bill.note"), { size: 8, color: SOFT });

    function totalRow(all: typeof sheets): CellText[] {
      const area = all.reduce((sum, { width, length }) => sum + (width * length) / 1e6, 0);
      const cut = all.reduce((sum, one) => sum + one.cut, 0);
      const strong = (text: string): CellText => ({ text, strong: true });
      return [
        strong(t("paper.bill.total")),
        "",
        strong(square.format(area)),
        strong(square.format(cut)),
        strong(percent.format(area > 0 ? 1 - cut / area : 0)),
        strong(square.format(area)),
        "",
        "",
      ];
    }
  }
}
