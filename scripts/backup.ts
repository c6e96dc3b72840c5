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
  const done = await asOperator(({ connection, storage }) =>
    work({ pool: connection.direct, storage }, resolve(folder)),
  );
  const verb = command === "backup" ? "Wrote" : "Restored";
  process.stdout.write(`${verb} ${done.rows} rows and ${done.objects} files: ${resolve(folder)}\n`);
  if (done.missing.length > 0) {
    process.stderr.write(`Files that rows name are missing:\n`);
    for (const { name, table } of done.missing) process.stderr.write(`  ${name} (${table})\n`);
    process.stderr.write(
      "Everything else is in the backup. Look for them in an older one or in the storage's versions.\n",
    );
    process.exit(3);
  }
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
