import { readFile } from "node:fs/promises";
import type { Browser } from "playwright-core";

type Process = { id: number; cpuTime: number };

async function processes(browser: Browser): Promise<Process[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo;
}

/** CPU milliseconds that all processes of the browser have used. */
export async function cpuOf(browser: Browser): Promise<number> {
  return (await processes(browser)).reduce((sum, p) => sum + p.cpuTime * 1000, 0);
}

/**
 * Memory of all processes of the browser in MiB, shared pages counted once; null where the system does not tell (Linux does).
 * With software rendering textures and buffers are in it.
 */
export async function memoryOf(browser: Browser): Promise<number | null> {
  let kib = 0;
  for (const { id } of await processes(browser)) {
    try {
      kib += Number(/^Pss:\s+(\d+)/m.exec(await readFile(`/proc/${id}/smaps_rollup`, "utf8"))?.[1] ?? Number.NaN);
    } catch {
      return null;
    }
  }
  return Number.isNaN(kib) ? null : Math.round(kib / 1024);
}
