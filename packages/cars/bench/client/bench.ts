import { type PointList, type TableAnswer, type Values, valuesOf } from "../lists.ts";

export type What = "table" | "values" | "selection";
const STEPS = 200;

const copy = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([id, points]) => [id, points.map((p) => [...p])]));
const same = (a: number[][], b: number[][] | undefined): boolean =>
  a.length === b?.length && a.every((p, i) => p.length === b[i]!.length && p.every((v, k) => v === b[i]![k]));

/** The table that is edited, what is selected, and the steps to take back. */
export class Bench {
  car = "";
  version = "";
  lists: PointList[] = [];
  list: PointList | null = null;
  point = 0;
  private saved: Values = {};
  private undone: Values[] = [];
  private done: Values[] = [];
  private gesture: string | null = null;
  private readonly listeners: ((what: What) => void)[] = [];

  on(listener: (what: What) => void): void {
    this.listeners.push(listener);
  }

  private tell(what: What): void {
    for (const listener of this.listeners) listener(what);
  }

  /** Takes a table as the server read it; steps can be taken back past it only within the same car. */
  take(table: TableAnswer): void {
    const selected = table.slug === this.car ? this.list?.id : undefined;
    if (table.slug !== this.car) [this.done, this.undone, this.point] = [[], [], 0];
    this.car = table.slug;
    this.version = table.version;
    this.lists = table.lists;
    this.saved = valuesOf(table.lists);
    this.list = this.lists.find((list) => list.id === selected) ?? this.lists[0] ?? null;
    this.point = Math.min(this.point, (this.list?.points.length ?? 1) - 1);
    this.gesture = null;
    this.tell("table");
  }

  get values(): Values {
    return valuesOf(this.lists);
  }

  get canUndo(): boolean {
    return this.done.length > 0;
  }

  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  isEdited(list: PointList): boolean {
    return !same(list.points, this.saved[list.id]);
  }

  get edited(): boolean {
    return this.lists.some((list) => this.isEdited(list));
  }

  select(id: string, point = 0): void {
    const list = this.lists.find((one) => one.id === id);
    if (!list || (list === this.list && point === this.point)) return;
    this.list = list;
    this.point = Math.max(0, Math.min(point, list.points.length - 1));
    this.tell("selection");
  }

  /**
   * Changes the points of a list. Edits of one gesture, such as a drag, are one step back.
   * The plane of symmetry is kept: what lies on it in the cage stays on it.
   */
  edit(list: PointList, gesture: string, change: (points: number[][]) => void): void {
    const before = this.values;
    const old = before[list.id]!;
    change(list.points);
    if (list.kind === "cage") for (const [i, p] of list.points.entries()) if (old[i]?.[2] === 0) p[2] = 0;
    if (same(list.points, old)) return;
    if (gesture !== this.gesture) this.done = [...this.done, before].slice(-STEPS);
    this.gesture = gesture;
    this.undone = [];
    this.point = Math.min(this.point, list.points.length - 1);
    this.tell("values");
  }

  /** What follows is a step of its own. */
  endGesture(): void {
    this.gesture = null;
  }

  undo(): void {
    this.swap(this.done, this.undone);
  }

  redo(): void {
    this.swap(this.undone, this.done);
  }

  /** Back to the saved table, as one step. */
  discard(): void {
    if (!this.edited) return;
    this.done.push(this.values);
    this.put(copy(this.saved));
  }

  /** What was saved is the table now. */
  keep(version: string): void {
    this.version = version;
    this.saved = this.values;
    this.tell("values");
  }

  /** Puts edits from elsewhere, those of this table that were left in a reloaded page. */
  restore(values: Values): void {
    this.done.push(this.values);
    this.put(values);
  }

  private swap(from: Values[], to: Values[]): void {
    const values = from.pop();
    if (!values) return;
    to.push(this.values);
    this.put(values);
  }

  private put(values: Values): void {
    this.gesture = null;
    for (const list of this.lists) list.points = values[list.id]?.map((p) => [...p]) ?? list.points;
    this.point = Math.min(this.point, (this.list?.points.length ?? 1) - 1);
    this.tell("values");
  }
}
