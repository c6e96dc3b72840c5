import type { Locator, Page } from "playwright-core";

/**
 * Seconds of the keystroke-level model (Card, Moran, Newell): a key of somebody who types as most do, pointing with a mouse,
 * pressing and letting go, a hand from mouse to keys or back, and making up one's mind.
 */
export const SECONDS = { key: 0.28, point: 1.1, press: 0.2, home: 0.4, mind: 1.35 } as const;

/** Somebody at a page: every act waits as long as a person takes for it, and is counted. */
export class Person {
  acts = 0;
  /** Of their own time. What the page takes is not theirs. */
  seconds = 0;
  readonly said: { act: string; seconds: number }[] = [];
  #isAtKeys = false;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async #takes(act: string, seconds: number): Promise<void> {
    this.acts++;
    this.seconds += seconds;
    this.said.push({ act, seconds });
    await this.page.waitForTimeout(seconds * 1000);
  }
  #hand(toKeys: boolean): number {
    const moved = this.#isAtKeys !== toKeys;
    this.#isAtKeys = toKeys;
    return moved ? SECONDS.home : 0;
  }

  /** Reads or looks; no act. */
  async looks(seconds: number): Promise<void> {
    this.seconds += seconds;
    await this.page.waitForTimeout(seconds * 1000);
  }
  async clicks(name: string, what: Locator): Promise<void> {
    await what.scrollIntoViewIfNeeded();
    await this.#takes(`click ${name}`, SECONDS.mind + this.#hand(false) + SECONDS.point + SECONDS.press);
    await what.click();
  }
  /** Drags a file from a folder that is open beside the window. */
  async drops(name: string, act: () => Promise<void>): Promise<void> {
    await this.#takes(`drop ${name}`, SECONDS.mind + this.#hand(false) + 2 * SECONDS.point + SECONDS.press);
    await act();
  }
  /** Presses the mouse on it, draws it by so many px, and lets go. */
  async drags(name: string, what: Locator, by: number): Promise<void> {
    await this.#takes(`drag ${name}`, SECONDS.mind + this.#hand(false) + 2 * SECONDS.point + SECONDS.press);
    const box = await what.boundingBox();
    if (!box) throw new Error(`${name} is not there.`);
    const { mouse } = this.page;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + by, y, { steps: 6 });
    await mouse.up();
  }
  /** Goes into a field and types over what stands there. */
  async types(name: string, field: Locator, text: string): Promise<void> {
    await field.scrollIntoViewIfNeeded();
    const seconds = SECONDS.mind + this.#hand(false) + SECONDS.point + SECONDS.press;
    await this.#takes(`type ${name}`, seconds + this.#hand(true) + (text.length + 1) * SECONDS.key);
    await field.fill(text);
  }
  async chooses(name: string, list: Locator, option: string): Promise<void> {
    await list.scrollIntoViewIfNeeded();
    const seconds = 2 * (SECONDS.mind + SECONDS.point + SECONDS.press) + this.#hand(false);
    await this.#takes(`choose ${name}`, seconds);
    await list.selectOption(option);
  }
}
