import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepareChromium } from "./setup/chromium.ts";
import { prepareContent } from "./setup/content.ts";
import { root } from "./setup/root.ts";

/** `npm run bench:stage [pages] [stickers] [acts] [scenes] [template] [runs] [--gpu] [--resume]`: beside a bare three.js page and model-viewer on the same car, then with up to 1,000 stickers. */
const say = (line: string) => process.stdout.write(`${line}\n`);
const content = await prepareContent(say);
await prepareChromium(say);
const tool = fileURLToPath(new URL("../packages/stage/bench/stage.ts", import.meta.url));
const { status } = spawnSync(
  process.execPath,
  [tool, content, join(root, ".data", "bench"), ...process.argv.slice(2)],
  { stdio: "inherit" },
);
process.exitCode = status ?? 1;
