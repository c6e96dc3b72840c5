import { type Guide, PULLS, type Pulls } from "@carloom/editor";
import { createStore, type Store, useStore } from "../lib/store.ts";
import type { Studio } from "../workspace/studio.ts";

/** Steps of the car's grid, mm. */
export const GRID_STEPS = [25, 50, 100, 250] as const;
/** Guides of one car at most: more would be no help, and each is drawn with every frame. */
export const MOST_GUIDES = 24;

/** Aids for measuring. They belong to whoever works in this browser, not to the build: nothing of them is priced or shared. */
export type Rulers = {
  /** The bar with everything that can be set. */
  open: boolean;
  /** Rulers and guides are shown, and guides pull. */
  shown: boolean;
  grid: boolean;
  /** mm between two lines of the grid. */
  step: (typeof GRID_STEPS)[number];
  /** What drags are pulled to while they are pulled at all. */
  pulls: readonly Pulls[];
  /** Lines by the car's slug; metres along an axis of the car. */
  guides: Readonly<Record<string, readonly Guide[]>>;
};

const KEY = "carloom_rulers";
const DEFAULTS: Rulers = { open: false, shown: true, grid: false, step: 50, pulls: PULLS, guides: {} };

const isGuide = (value: unknown): value is Guide => {
  const { axis, at } = (value ?? {}) as Partial<Guide>;
  return (axis === 0 || axis === 1 || axis === 2) && typeof at === "number" && Math.abs(at) <= 30;
};

function stored(): Rulers {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Rulers>;
    const guides = Object.entries(value.guides ?? {}).map(([slug, list]) => [
      slug,
      Array.isArray(list) ? list.filter(isGuide).slice(0, MOST_GUIDES) : [],
    ]);
    return {
      ...DEFAULTS,
      shown: value.shown !== false,
      grid: value.grid === true,
      step: GRID_STEPS.find((step) => step === value.step) ?? DEFAULTS.step,
      pulls: Array.isArray(value.pulls) ? PULLS.filter((one) => value.pulls?.includes(one)) : PULLS,
      guides: Object.fromEntries(guides),
    };
  } catch {
    return DEFAULTS;
  }
}

export const rulers: Store<Rulers> = createStore(stored());
rulers.subscribe(() => {
  const { open: _open, ...kept } = rulers.get();
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage they live as long as the page.
  }
});

export const useRulers = <S>(select: (value: Rulers) => S): S => useStore(rulers, select);

const NO_GUIDES: readonly Guide[] = [];
type OfCar = Pick<Studio, "template">;

export const guidesOf = ({ template }: OfCar, { guides }: Rulers = rulers.get()): readonly Guide[] =>
  guides[template.slug] ?? NO_GUIDES;

/** To a millimetre: what a hand draws is not more exact. */
const rounded = (guide: Guide): Guide => ({ ...guide, at: Math.round(guide.at * 1000) / 1000 });

function setGuides({ template }: OfCar, guides: readonly Guide[]): void {
  rulers.set({ guides: { ...rulers.get().guides, [template.slug]: guides } });
}

/** @returns its place in the list; −1 where there are as many as there may be */
export function addGuide(studio: OfCar, guide: Guide): number {
  const guides = guidesOf(studio);
  if (guides.length >= MOST_GUIDES) return -1;
  setGuides(studio, [...guides, rounded(guide)]);
  rulers.set({ shown: true });
  return guides.length;
}

export function moveGuide(studio: OfCar, index: number, at: number): void {
  setGuides(
    studio,
    guidesOf(studio).map((guide, i) => (i === index ? rounded({ ...guide, at }) : guide)),
  );
}

export function removeGuide(studio: OfCar, index: number): void {
  setGuides(
    studio,
    guidesOf(studio).filter((_, i) => i !== index),
  );
}

export const clearGuides = (studio: OfCar): void => setGuides(studio, []);

/** What tools take of it. */
export function pulledBy(studio: OfCar): { guides: readonly Guide[]; grid: number | null; pulls: readonly Pulls[] } {
  const { shown, grid, step, pulls } = rulers.get();
  return { guides: shown ? guidesOf(studio) : [], grid: grid ? step / 1000 : null, pulls };
}
