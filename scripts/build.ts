import { buildApps } from "./setup/build.ts";
import { prepareContent } from "./setup/content.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
// what a start would make first: an image holds it already, and starts on a root that cannot be written
await prepareContent(say);
await buildApps(say);
