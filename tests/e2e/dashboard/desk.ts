import type { Browser, BrowserContext, Page } from "playwright-core";
import { watch } from "../../support/browser.ts";
import type { Product } from "../../support/product.ts";
import { enterAgain } from "../../support/signed-in.ts";

/** What the dashboard's suite has open: one product and one browser for all of its parts. */
export type Suite = { product: Product; browser: Browser; owner: string };

/** A page of somebody of the staff, signed in. @param context the browser's, where it shall be no desk's */
export async function deskOf(
  { product, browser, owner }: Suite,
  email = owner,
  context?: BrowserContext,
): Promise<{ page: Page; problems: string[] }> {
  const here = context ?? (await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: "en-US" }));
  await enterAgain(here, product, email);
  const page = await here.newPage();
  return { page, problems: watch(page) };
}

export const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();

export const pick = async (page: Page, name: string) => {
  await press(page, "More actions");
  await page.getByRole("menuitem", { name, exact: true }).click();
};
