import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { AssetRefusal, openPackageIsolated } from "@carloom/asset";
import { exportTemplate, LostNamesError, registerPackage } from "@carloom/threed/package";
import { readSettings } from "@carloom/settings/server";
import { asOperator } from "./setup/operator.ts";

const USAGE = `npm run template-package -- export SLUG [FILE]
npm run template-package -- import FILE [--slug SLUG] [--open]

Exports a car as one .carloom file, or takes one in. What comes in is closed unless --open is given, and keeps its
address unless --slug gives another. A car that is there is replaced only by one that has all its zones, slots and panels.`;

const say = (line: string) => process.stdout.write(`${line}\n`);
const refuse = (line: string): number => {
  process.stderr.write(`${line}\n`);
  return 1;
};

async function out(slug: string, file = `${slug}.carloom`): Promise<number> {
  const bytes = await asOperator((services) => exportTemplate(services, slug));
  if (!bytes) return refuse(`There is no car ${slug}.`);
  await writeFile(file, bytes);
  say(`${file} (${bytes.byteLength} bytes)`);
  return 0;
}

async function bring(file: string, options: { slug?: string; open?: boolean }): Promise<number> {
  try {
    const opened = await openPackageIsolated(new Uint8Array(await readFile(file)));
    for (const { message } of opened.report.notes) say(message);
    const stored = await asOperator((services) => registerPackage(services, opened, options));
    say(`${stored.created ? "Made" : "Replaced"} template ${stored.slug} (${stored.status}).`);
    say(`${readSettings().origins.site}/car/${stored.slug}`);
    return 0;
  } catch (error) {
    if (error instanceof AssetRefusal) return refuse(`Refused (${error.code}): ${error.message}`);
    if (error instanceof LostNamesError) return refuse(error.message);
    throw error;
  }
}

/** Exit 1 on refusal, 2 on misuse. */
async function main(): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2),
      allowPositionals: true,
      options: { slug: { type: "string" }, open: { type: "boolean" } },
    });
    const [act, what, file] = positionals;
    if (act === "export" && what) return await out(what, file);
    if (act === "import" && what && !file) return await bring(what, values);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    process.stderr.write(`${error.message}\n`);
  }
  process.stderr.write(`${USAGE}\n`);
  return 2;
}

process.exitCode = await main();
