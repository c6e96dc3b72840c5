import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { conflicts, PartOption } from "../../packages/build/src/index.ts";
import { FEW_PIXELS, picture, watch } from "./browser.ts";
import { type BuildShape, openPanel, studioReady } from "./journey.ts";
import type { Running } from "./product.ts";
import { PATIENCE } from "./patience.ts";

type Pick = { livery?: unknown; zone?: string | null; panel?: string | null; placementId?: string | null } | null;
type Handle = {
  carloom: {
    stage: { pick(x: number, y: number): Pick; stats(): { idle: boolean } };
    editor: {
      edit(label: object, mutation: (build: object) => object): void;
      select(selection: object): void;
      state: { document: object; selection: { stickers: string[] }; history: { done: unknown[] } };
    };
  };
};

/** Frames in a row that something must not move in, to be at rest. */
const REST = 10;

/** Pixels around a place on the car that are to show the same. */
const NOT_AT_AN_EDGE = 8;

/** Where something lies once nothing moves it any more. */
export const boxAtRest = (of: Locator): Promise<{ x: number; y: number; width: number; height: number }> =>
  of.evaluate(
    (node, rest) =>
      new Promise((done) => {
        let last = node.getBoundingClientRect();
        let frames = 0;
        const look = () => {
          const now = node.getBoundingClientRect();
          frames = now.x === last.x && now.y === last.y && now.height === last.height ? frames + 1 : 0;
          last = now;
          if (frames < rest) requestAnimationFrame(look);
          else done({ x: now.x, y: now.y, width: now.width, height: now.height });
        };
        requestAnimationFrame(look);
      }),
    REST,
  );

/** What a busy page comes to in a while. */
export const until = <T>(look: () => T) => expect.poll(look);

/** A desk with a mouse, and a phone held upright that is touched. */
export const SIZES = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;
export type Size = keyof typeof SIZES;

/** One studio page of a size: what a hand does there, and what its build is. */
export class StudioPage {
  readonly size: Size;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly problems: string[];

  static async open(browser: Browser, product: Running, size: Size): Promise<StudioPage> {
    const context = await browser.newContext({
      ...SIZES[size],
      ...FEW_PIXELS,
      locale: "en-US",
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const opened = new StudioPage(size, context, await context.newPage());
    await opened.page.goto(`${product.studio}/workspace/default/halden-gt`);
    await opened.ready();
    return opened;
  }

  private constructor(size: Size, context: BrowserContext, page: Page) {
    this.size = size;
    this.context = context;
    this.page = page;
    this.problems = watch(page);
  }

  /** The car stands there, and what comes after its first frame is there as well. */
  async ready(): Promise<void> {
    await studioReady(this.page);
    await this.page.locator(".st-strip").waitFor({ state: "attached" });
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.ready();
  }

  /** Keeps a picture for a person to look at. */
  shot(name: string): Promise<void> {
    return picture(this.page, `studio-${this.size}-${name}`);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, exact: typeof name === "string" }).first();
  }

  press(target: Locator): Promise<void> {
    return this.size === "phone" ? target.tap() : target.click();
  }

  async panel(name: string): Promise<Locator> {
    if (this.size === "desk") await openPanel(this.page, name);
    else {
      const button = this.page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name, exact: true });
      const sheet = this.page.locator("#panel .ui-sheet");
      if ((await button.getAttribute("aria-expanded")) !== "true") await button.tap();
      else if ((await sheet.getAttribute("data-stop")) === "peek") await button.tap();
      await this.page.locator("#panel").getByRole("heading", { name, exact: true }).waitFor({ state: "attached" });
    }
    return this.page.locator("#panel");
  }

  build(): Promise<FullBuild> {
    return this.page.evaluate(() =>
      JSON.parse(JSON.stringify((window as unknown as Handle).carloom.editor.state.document)),
    );
  }
  ids = async (): Promise<string[]> => (await this.build()).stickers.map(({ id }) => id);
  steps = (): Promise<number> =>
    this.page.evaluate(() => (window as unknown as Handle).carloom.editor.state.history.done.length);

  /** Another build in one step, as a file brings it. */
  async set(build: object): Promise<void> {
    await this.page.evaluate((next) => {
      const { editor } = (window as unknown as Handle).carloom;
      editor.select({ stickers: [] });
      editor.edit({ key: "studio.step.build-file" }, (now) => ({
        ...now,
        paint: {},
        parts: {},
        stickers: [],
        ...next,
      }));
    }, build);
  }
  select(ids: readonly string[]): Promise<void> {
    return this.page.evaluate(
      (stickers) => (window as unknown as Handle).carloom.editor.select({ stickers }),
      [...ids],
    );
  }

  /**
   * A place in the picture that is free to press and shows the zone, with what lies close around it; where stickers hold, with
   * `livery`. From the middle of the picture outwards. The same twice: a hint or a panel that has just opened moves the car.
   */
  async spot(zone: string, livery = false): Promise<{ x: number; y: number }> {
    let last: { x: number; y: number } | null = null;
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
      const at = await this.page.evaluate(
        ([wanted, held, around]) => {
          const { stage } = (window as unknown as Handle).carloom;
          const view = document.querySelector("[data-viewport]");
          const box = view?.getBoundingClientRect();
          if (!view || !box) return null;
          const places: { x: number; y: number }[] = [];
          for (let y = box.top + 20; y < box.bottom; y += 38)
            for (let x = box.left + 15; x < box.right; x += 46) places.push({ x, y });
          const [midX, midY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
          const far = ({ x, y }: { x: number; y: number }) => (x - midX) ** 2 + (y - midY) ** 2;
          const shows = (x: number, y: number) => {
            const hit = stage.pick(x - box.left, y - box.top);
            return hit?.zone === wanted && !hit.placementId && (!held || Boolean(hit.livery));
          };
          // each pick and each look for what lies on top costs a millisecond: no more of them than it takes
          return (
            places
              .sort((a, b) => far(a) - far(b))
              .find(
                ({ x, y }) =>
                  shows(x, y) &&
                  shows(x - around, y) &&
                  shows(x + around, y) &&
                  shows(x, y - around) &&
                  shows(x, y + around) &&
                  view.contains(document.elementFromPoint(x, y)),
              ) ?? null
          );
        },
        [zone, livery, NOT_AT_AN_EDGE] as const,
      );
      if (at && at.x === last?.x && at.y === last.y) return at;
      last = at;
      await this.page.waitForTimeout(200);
    }
    throw new Error(`Nothing of the zone ${zone} can be pressed.`);
  }
  /** Presses the car there. */
  async pressCar({ x, y }: { x: number; y: number }): Promise<void> {
    if (this.size === "phone") await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }
}

export type Layer = BuildShape["stickers"][number] & {
  art: { kind: string; text?: string; outline?: object; colors?: Record<string, string> };
  mirror: object | null;
  group: string | null;
};

type FullBuild = Omit<BuildShape, "stickers"> & { stickers: Layer[]; stance: Record<string, unknown> };

/** Two parts of a car that do not go together, by their slots. */
export async function clash(product: Running): Promise<Record<string, string>> {
  const query =
    'query partModels { partModels(templateSlug: "halden-gt", first: 100) { edges { node { uuid slots option } } } }';
  const answer = await fetch(`${product.services}/threed/graphql/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ operationName: "partModels", query, variables: {} }),
  });
  type Node = { uuid: string; slots: string[]; option: unknown };
  const { data } = (await answer.json()) as { data: { partModels: { edges: { node: Node }[] } } };
  const parts = data.partModels.edges.map(({ node }) => ({ ...node, option: PartOption.parse(node.option) }));
  for (const one of parts)
    for (const other of parts) {
      const [a, b] = [one.slots[0], other.slots.find((slot) => slot !== one.slots[0])];
      if (!a || !b) continue;
      const mounted = new Map([
        [a, one.option],
        [b, other.option],
      ]);
      if (conflicts(mounted).some(({ verdict }) => verdict === "block")) return { [a]: one.uuid, [b]: other.uuid };
    }
  throw new Error("Everything goes together.");
}

/** Bytes of script, as gzip sends it, that were asked for before the car was first drawn. */
export async function scriptToFirstFrame(page: Page): Promise<number> {
  const names = await page.evaluate(() => {
    const until = performance.getEntriesByName("carloom-first-frame")[0]?.startTime;
    if (until === undefined) throw new Error("The studio marked no first frame.");
    return performance
      .getEntriesByType("resource")
      .filter(({ startTime, name }) => startTime <= until && /\.(js|wasm)$/.test(new URL(name).pathname))
      .map(({ name }) => name);
  });
  let sum = 0;
  for (const name of names) sum += gzipSync(await (await fetch(name)).bytes(), { level: 9 }).length;
  return sum;
}
