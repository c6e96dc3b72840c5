import { prepareContent } from "./setup/content.ts";

process.stdout.write(`${await prepareContent((line) => process.stdout.write(`${line}\n`))}\n`);
