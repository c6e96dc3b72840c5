import type { Browser } from "playwright-core";

/** CPU milliseconds that all processes of the browser have used. */
export async function cpuOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.reduce((sum, p) => sum + p.cpuTime * 1000, 0);
}
