import { resolve } from "node:path";
import { backup, BackupError, restore } from "@carloom/platform";
import { asOperator } from "./setup/operator.ts";

const [command, given] = process.argv.slice(2);
const stamp = new Date().toISOString().slice(0, 19).replace(/[T:]/g, "-");
const folder = given ?? (command === "backup" ? `backup-${stamp}` : undefined);
if ((command !== "backup" && command !== "restore") || !folder) {
  process.stderr.write("Usage: npm run backup [-- <new folder>]   or   npm run restore -- <folder of a backup>\n");
  process.exit(2);
}
try {
  const work = command === "backup" ? backup : restore;
  const done = await asOperator(({ connection, storage }) => work({ pool: connection.pool, storage }, resolve(folder)));
  const verb = command === "backup" ? "Wrote" : "Restored";
  process.stdout.write(`${verb} ${done.rows} rows and ${done.objects} files: ${resolve(folder)}\n`);
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
