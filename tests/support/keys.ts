import type { Page } from "playwright-core";

/** The name of what has the focus, as it is said; empty where nothing has it: the body's text would be every name. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    if (!element || element.matches("html, body, main")) return "";
    const labelled = element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? element.textContent;
    return (labelled ?? "").replace(/\s+/g, " ").trim();
  });

/** Tab until what has this name has the focus. @throws when it cannot be reached */
export async function reach(page: Page, name: RegExp, most = 250): Promise<void> {
  const passed: string[] = [];
  for (let i = 0; i < most; i++) {
    const at = await focusedName(page);
    if (name.test(at)) return;
    passed.push(at.slice(0, 40));
    await page.keyboard.press("Tab");
  }
  throw new Error(`${name} is not reached by Tab. Passed:\n${passed.join("\n")}`);
}

/** Reaches a control, once it is there, and presses it. */
export async function pressKey(page: Page, name: RegExp, key = "Enter"): Promise<void> {
  await reach(page, name);
  await page.keyboard.press(key);
}

/** Runs a line of the studio's palette: what is typed, and the line that is meant. */
export async function palette(page: Page, query: string, line: RegExp): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").waitFor();
  await page.keyboard.type(query);
  await page.getByRole("option", { name: line }).first().waitFor();
  const chosen = page.locator("[role=option][aria-selected=true]");
  for (let i = 0; i < 30 && !line.test(await chosen.innerText()); i++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("combobox").waitFor({ state: "detached" });
}
