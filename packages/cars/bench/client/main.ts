// The bench's page: what is edited, what is built from it, and the panes that show both.
import { tyreDiameterOf } from "../../src/generator/car/skin.ts";
import { CARS } from "../../src/tables/cars.ts";
import type { CarTable } from "../../src/tables/types.ts";
import type { TableAnswer, Values } from "../lists.ts";
import { Bench } from "./bench.ts";
import { Builder } from "./builder.ts";
import { drawCharts } from "./chart.ts";
import { Fields } from "./fields.ts";
import { drawLists } from "./menu.ts";
import { type Ground, Pane } from "./pane.ts";
import { type Look, Scene } from "./scene.ts";
import type { Answer, Chart } from "./worker.ts";

/** After the last edit, until the whole car is built again. Milliseconds. */
const REST = 300;
const STALE = "The table changed on disk. Discard takes the new one; until then saving is refused.";
const MODES = { paint: "Paint", zebra: "Zebra", wire: "Wireframe", chart: "UV chart" } as const;
type Mode = keyof typeof MODES;

const find = <T extends HTMLElement>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return element;
};
const paneOf = (name: string) => find(`[data-pane="${name}"]`);
const buttonOf = (id: string) => find<HTMLButtonElement>(`#${id}`);

const bench = new Bench();
const ground: Ground = { lines: new Float32Array(), skin: null, wheels: [] };
const scene = new Scene(paneOf("scene"));
const panes = [
  new Pane(paneOf("side"), bench, ground, "side"),
  new Pane(paneOf("top"), bench, ground, "top"),
  new Pane(paneOf("end"), bench, ground, null),
];
const fields = new Fields(find("#points"), bench);
const chart = document.createElement("canvas");
chart.hidden = true;
chart.setAttribute("role", "img");
chart.setAttribute("aria-label", "Livery map of the built car");
paneOf("scene").append(chart);

let mode: Mode = "paint";
let charts: { list: Chart[]; mmPerUnit: number } | null = null;
let turn = 0;
let timer = 0;
let built = "";
let waiting: TableAnswer | null = null;

const skins = new Builder("skin", take);
const cars = new Builder("car", take);

const table = (): CarTable => CARS.find((car) => car.slug === bench.car)!;
const mm = (v: number) => Math.round(v * 1000).toLocaleString("en");

function take(answer: Answer): void {
  if (answer.made === "error") {
    built = "";
    notice(`The car cannot be built: ${answer.message}`);
    return status();
  }
  if (answer.made === "skin") {
    ground.skin = answer;
    // An edit since the last car shows on the skin at once.
    if (turn !== 0 && answer.turn === turn && !isBuilt(turn)) scene.setSkin(answer);
    for (const pane of panes) pane.draw();
    return status();
  }
  if (answer.turn !== turn) return;
  notice(waiting ? STALE : "");
  scene.setCar(answer.groups);
  charts = { list: answer.charts, mmPerUnit: answer.mmPerUnit };
  ground.lines = answer.lines;
  const [length, width, height] = answer.size;
  built = `${(answer.ms / 1000).toFixed(1)} s, ${answer.triangles.toLocaleString("en")} triangles, ${mm(length)} × ${mm(width)} × ${mm(height)} mm`;
  document.documentElement.dataset.built = String(turn);
  for (const pane of panes) pane.draw();
  if (mode === "chart") showMode();
  status();
}

const isBuilt = (of: number) => document.documentElement.dataset.built === String(of);

function status(): void {
  find("#status").textContent = isBuilt(turn) && built ? `Built in ${built}` : "Building the car…";
}

function notice(text: string): void {
  const line = find("#notice");
  line.hidden = !text;
  line.textContent = text;
}

/** Builds the skin at once and the car when the hand rests. */
function rebuild(rest = REST): void {
  turn++;
  const now = turn;
  skins.ask(now, bench.car, bench.lists);
  clearTimeout(timer);
  timer = window.setTimeout(() => cars.ask(now, bench.car, bench.lists), rest);
  status();
}

function draw(): void {
  for (const pane of panes) pane.draw();
  fields.draw();
  drawLists(find("#lists"), bench);
  scene.setCage(find<HTMLInputElement>("#net").checked && mode !== "chart" ? bench.lists : null, bench.list);
  buttonOf("undo").disabled = !bench.canUndo;
  buttonOf("redo").disabled = !bench.canRedo;
  for (const id of ["again", "diff", "save"]) buttonOf(id).disabled = !bench.edited;
}

const draft = () => `bench ${bench.car} ${bench.version}`;

bench.on((what) => {
  if (what !== "selection") rebuild(what === "table" ? 0 : REST);
  if (what === "values") {
    // A reload of the page must not lose an hour's work.
    if (bench.edited) sessionStorage.setItem(draft(), JSON.stringify(bench.values));
    else sessionStorage.removeItem(draft());
  }
  draw();
});

async function ask<T>(path: string, send?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method: send ? "POST" : "GET",
    headers: send ? { "content-type": "application/json" } : {},
    body: send ? JSON.stringify(send) : undefined,
  });
  const said = (await answer.json()) as T & { error?: string };
  if (!answer.ok) throw new Error(said.error ?? `The bench answers ${answer.status}.`);
  return said;
}

function takeTable(read: TableAnswer): void {
  waiting = null;
  bench.take(read);
  const car = table();
  scene.setTable(car);
  ground.wheels = [
    [0, tyreDiameterOf(car, car.front) / 2, tyreDiameterOf(car, car.front) / 2],
    [car.dimensions.wheelbase, tyreDiameterOf(car, car.rear) / 2, tyreDiameterOf(car, car.rear) / 2],
  ];
  const left = sessionStorage.getItem(draft());
  if (left && !bench.edited) bench.restore(JSON.parse(left) as Values);
  draw();
}

async function open(slug: string): Promise<void> {
  takeTable(await ask<TableAnswer>(`/bench/table?car=${encodeURIComponent(slug)}`));
  history.replaceState(null, "", `?car=${slug}`);
  document.title = `${table().title.en}: car bench`;
}

/** The generator or a table changed on disk: new workers, and the table anew unless edits stand against it. */
async function changed(): Promise<void> {
  const read = await ask<TableAnswer>(`/bench/table?car=${bench.car}`);
  skins.restart();
  cars.restart();
  if (read.version === bench.version) return rebuild(0);
  if (!bench.edited) return takeTable(read);
  waiting = read;
  notice(STALE);
  rebuild(0);
}

const guard = (what: () => Promise<unknown>) => () => void what().catch((error: Error) => notice(error.message));
const edit = () => ({ car: bench.car, version: bench.version, values: bench.values });

async function save(): Promise<void> {
  if (!bench.edited) return;
  const old = draft();
  const { version } = await ask<{ version: string }>("/bench/save", edit());
  sessionStorage.removeItem(old);
  bench.keep(version);
}

async function showDiff(): Promise<void> {
  const { diff } = await ask<{ diff: string }>("/bench/diff", edit());
  const lines = diff.split("\n").map((line) => {
    const tag = /^\+(?!\+\+)/.test(line) ? "ins" : /^-(?!--)/.test(line) ? "del" : "span";
    const element = document.createElement(tag);
    element.textContent = `${line}\n`;
    return element;
  });
  find("#changes pre").replaceChildren(...lines);
  find<HTMLDialogElement>("#changes").showModal();
}

function showMode(): void {
  chart.hidden = mode !== "chart";
  if (mode !== "chart") scene.setLook(mode satisfies Look);
  else if (charts) drawCharts(chart, charts.list, charts.mmPerUnit);
  for (const button of find("#modes").children)
    button.setAttribute("aria-checked", String((button as HTMLElement).dataset.mode === mode));
  draw();
}

for (const [id, name] of Object.entries(MODES)) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = name;
  button.dataset.mode = id;
  button.setAttribute("role", "radio");
  button.addEventListener("click", () => {
    mode = id as Mode;
    showMode();
  });
  find("#modes").append(button);
}

find("#net").addEventListener("change", draw);
buttonOf("undo").addEventListener("click", () => bench.undo());
buttonOf("redo").addEventListener("click", () => bench.redo());
buttonOf("again").addEventListener("click", () => {
  notice("");
  if (waiting) takeTable(waiting);
  else bench.discard();
});
buttonOf("diff").addEventListener("click", guard(showDiff));
buttonOf("save").addEventListener("click", guard(save));
buttonOf("copy").addEventListener(
  "click",
  guard(() => navigator.clipboard.writeText(find("#changes pre").textContent ?? "")),
);
new ResizeObserver(() => mode === "chart" && showMode()).observe(paneOf("scene"));
window.addEventListener("keydown", (event) => {
  if (!event.ctrlKey && !event.metaKey) return;
  const key = event.key.toLowerCase();
  if (key === "z" && event.shiftKey) bench.redo();
  else if (key === "z") bench.undo();
  else if (key === "s") guard(save)();
  else return;
  event.preventDefault();
});
import.meta.hot?.on("bench:changed", guard(changed));

const choice = find<HTMLSelectElement>("#car");
choice.replaceChildren(...CARS.map((car) => new Option(car.title.en, car.slug)));
choice.addEventListener(
  "change",
  guard(() => open(choice.value)),
);
choice.value = new URLSearchParams(location.search).get("car") ?? CARS[0]!.slug;
if (!choice.value) choice.value = CARS[0]!.slug;
showMode();
guard(() => open(choice.value))();
