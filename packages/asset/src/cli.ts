import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseCli, USAGE } from "./cli-options.ts";
import { importTemplate } from "./import-template.ts";
import { AssetRefusal } from "./refusal.ts";
import { formatReport } from "./format-report.ts";

/** `node cli.ts <file.glb> --out <folder> …`: writes model.glb, manifest.json and report.json. Exit 1 on refusal, 2 on misuse. */
async function main(): Promise<number> {
  const parsed = parseCli(process.argv.slice(2));
  if (!parsed.ok) {
    console.error(`${parsed.message}\n\n${USAGE}`);
    return 2;
  }
  const abort = new AbortController();
  process.once("SIGINT", () => abort.abort());
  const live = process.stderr.isTTY;
  try {
    const result = await importTemplate(parsed.file, {
      ...parsed.options,
      signal: abort.signal,
      progress: (step, done) =>
        live && process.stderr.write(`\r${`${Math.round(done * 100)} %`.padStart(5)}  ${step.padEnd(12)}`),
    });
    if (live) process.stderr.write(`\r${" ".repeat(24)}\r`);
    await mkdir(parsed.out, { recursive: true });
    await writeFile(path.join(parsed.out, "model.glb"), result.glb);
    await writeFile(path.join(parsed.out, "manifest.json"), `${JSON.stringify(result.manifest, null, 2)}\n`);
    await writeFile(path.join(parsed.out, "report.json"), `${JSON.stringify(result.report, null, 2)}\n`);
    console.log(formatReport(result.report));
    return 0;
  } catch (error) {
    if (live) process.stderr.write("\n");
    if (abort.signal.aborted) console.error("Stopped; nothing was written.");
    else if (error instanceof AssetRefusal) console.error(`Refused (${error.code}): ${error.message}`);
    else throw error;
    return 1;
  }
}

process.exitCode = await main();
