import type { Browser, BrowserContext, Page } from "playwright-core";
import { watch } from "../../support/browser.ts";
import type { Product } from "../../support/product.ts";
import { enterAgain } from "../../support/signed-in.ts";

/** What the dashboard's suite has open: one product and one browser for all of its parts. */
export type Suite = { product: Product; browser: Browser; owner: string };

const desks = new WeakMap<Browser, BrowserContext>();

/** The owner's desk, at which they signed in once and stay. */
async function ownDesk({ product, browser, owner }: Suite): Promise<BrowserContext> {
  const there = desks.get(browser);
  if (there) return there;
  const desk = await openDesk(browser);
  await enterAgain(desk, product, owner);
  desks.set(browser, desk);
  return desk;
}

const openDesk = (browser: Browser) => browser.newContext({ viewport: { width: 1280, height: 860 }, locale: "en-US" });

/**
 * A page of somebody of the staff, signed in: a further one at the owner's desk, or the first at that of somebody else.
 * @param context the browser's, where it shall be no desk's
 */
export async function deskOf(
  suite: Suite,
  email = suite.owner,
  context?: BrowserContext,
): Promise<{ page: Page; problems: string[] }> {
  const isOwn = email === suite.owner && !context;
  const here = isOwn ? await ownDesk(suite) : (context ?? (await openDesk(suite.browser)));
  if (!isOwn) await enterAgain(here, suite.product, email);
  const page = await here.newPage();
  return { page, problems: watch(page) };
}

export const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();

export const pick = async (page: Page, name: string) => {
  await press(page, "More actions");
  await page.getByRole("menuitem", { name, exact: true }).click();
};
