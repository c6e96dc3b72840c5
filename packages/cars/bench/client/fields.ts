import type { PointList } from "../lists.ts";
import type { Bench } from "./bench.ts";

const COLUMNS: Record<PointList["kind"], readonly string[]> = {
  cage: ["x", "y", "z"],
  key: ["across", "up"],
  round: ["across", "up", "radius"],
  seam: ["height", "x"],
  floor: ["x", "height"],
  crease: ["from", "to", "sharp"],
};

function columns(list: PointList): readonly string[] {
  const { kind, view } = list;
  if (kind !== "key" && kind !== "round") return COLUMNS[kind];
  const two =
    view === "side" ? ["x", "y"] : view === "top" ? ["x", "z"] : view?.includes("corner") ? ["u", "y"] : ["z", "y"];
  return kind === "round" ? [...two, "radius"] : two;
}

/** Figures are typed in millimetres, a crease's as they are. */
const unit = (list: PointList) => (list.kind === "crease" ? 1 : 1000);
const shown = (value: number, of: number) => String(Math.round(value * of * 100) / 100);

/** The numbers of the selected list, and what can be done to a curve's keys. */
export class Fields {
  private readonly host: HTMLElement;
  private readonly bench: Bench;
  private list: PointList | null = null;
  private rows = 0;

  constructor(host: HTMLElement, bench: Bench) {
    [this.host, this.bench] = [host, bench];
  }

  draw(): void {
    const { list } = this.bench;
    if (!list) return this.host.replaceChildren();
    // The list itself, not its name: a table that is taken anew comes with lists of its own.
    if (list !== this.list || list.points.length !== this.rows) this.build(list);
    [this.list, this.rows] = [list, list.points.length];
    const of = unit(list);
    for (const [i, row] of [...this.host.querySelectorAll("tbody tr")].entries()) {
      row.setAttribute("aria-selected", String(i === this.bench.point));
      const point = list.points[i]!;
      for (const [k, input] of [...row.querySelectorAll("input")].entries()) {
        if (input.type === "checkbox") input.checked = point[2] === 1;
        else if (input !== document.activeElement || Number(input.value) !== Math.round(point[k]! * of * 100) / 100)
          input.value = shown(point[k]!, of);
      }
    }
    const selected = this.host.querySelector('tr[aria-selected="true"]');
    if (!selected?.contains(document.activeElement)) selected?.scrollIntoView({ block: "nearest" });
  }

  private build(list: PointList): void {
    const title = document.createElement("h2");
    title.textContent = list.kind === "crease" ? "Creases" : `${list.name}, mm`;
    const table = document.createElement("table");
    const head = table.createTHead().insertRow();
    const names = columns(list);
    for (const name of ["", ...names, ...(list.kind === "key" ? ["corner"] : [])]) {
      const cell = document.createElement("th");
      cell.scope = "col";
      cell.textContent = name;
      head.append(cell);
    }
    const body = table.createTBody();
    for (const i of list.points.keys()) {
      const row = body.insertRow();
      row.insertCell().textContent = list.rows?.[i] ?? String(i + 1);
      row.addEventListener("focusin", () => this.bench.select(list.id, i));
      for (const [k, name] of names.entries()) row.insertCell().append(this.number(list, i, k, name));
      if (list.kind === "key") row.insertCell().append(this.corner(list, i));
    }
    this.host.replaceChildren(title, table);
    if (list.kind === "key" || list.kind === "seam" || list.kind === "floor") this.host.append(this.acts(list));
    const hint = document.createElement("p");
    hint.textContent =
      list.kind === "crease"
        ? "T, S, f and r are rows of the top, side, front and rear; X and Y run across them at a station."
        : "Arrow keys on a handle move by 1 mm, with Shift by 10, with Alt by 0.1.";
    this.host.append(hint);
  }

  private number(list: PointList, i: number, k: number, name: string): HTMLInputElement {
    const input = document.createElement("input");
    const of = unit(list);
    input.type = "number";
    input.step = list.kind === "crease" && k === 2 ? "0.1" : "1";
    input.setAttribute("aria-label", `${list.rows?.[i] ?? `Point ${i + 1}`} ${name}`);
    input.disabled = list.kind === "cage" && k === 2 && list.points[i]![2] === 0;
    input.addEventListener("input", () => {
      const value = input.valueAsNumber;
      if (!Number.isFinite(value)) return;
      this.bench.edit(list, `field ${list.id} ${i} ${k}`, (points) => {
        points[i]![k] = value / of;
      });
    });
    input.addEventListener("change", () => this.bench.endGesture());
    return input;
  }

  private corner(list: PointList, i: number): HTMLInputElement {
    const input = document.createElement("input");
    input.type = "checkbox";
    input.setAttribute("aria-label", `Point ${i + 1} is a corner`);
    input.addEventListener("change", () => {
      this.bench.endGesture();
      this.bench.edit(list, `corner ${performance.now()}`, (points) => {
        const [a, b] = points[i]!;
        points[i] = input.checked ? [a!, b!, 1] : [a!, b!];
      });
    });
    return input;
  }

  private acts(list: PointList): HTMLElement {
    const acts = document.createElement("div");
    acts.className = "acts";
    const act = (text: string, change: (points: number[][], i: number) => void) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = text;
      button.addEventListener("click", () => {
        this.bench.endGesture();
        this.bench.edit(list, `act ${performance.now()}`, (points) => change(points, this.bench.point));
      });
      acts.append(button);
    };
    act("Add after", (points, i) => {
      const closed = list.kind === "key";
      const next = points[i + 1] ?? (closed ? points[0]! : points[i - 1]!);
      const half = points[i + 1] || closed ? 0.5 : -0.5;
      const [a, b] = points[i]!;
      points.splice(i + 1, 0, [a! + (next[0]! - a!) * half, b! + (next[1]! - b!) * half]);
    });
    act("Remove", (points, i) => {
      if (points.length > 3) points.splice(i, 1);
    });
    return acts;
  }
}
