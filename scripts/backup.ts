import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { eraseAgain } from "@carloom/identity";
import { backup, backupFiles, BackupError, restore, rowsInBackup, sealingKeys } from "@carloom/platform";
import { asOperator } from "./setup/operator.ts";

const USAGE =
  "Usage: npm run backup [-- <new folder>]\n" +
  "       npm run backup -- key                          a pair of keys: one seals backups, the other opens them\n" +
  "       npm run restore -- <folder of a backup> [--erased <folder of a later backup>]\n" +
  "       npm run restore -- erasures [--erased <folder of a later backup>]   after another way of restoring: erases anew whom it brought back\n";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { erased: { type: "string" } },
});
const [command, given] = positionals;
const say = (line: string) => process.stdout.write(`${line}\n`);

function ask(): never {
  process.stderr.write(USAGE);
  process.exit(2);
}

/** Erasures that a later backup knows of. */
async function erasedIn(files: ReturnType<typeof backupFiles>): Promise<Set<string>> {
  const found = new Set<string>();
  if (!values.erased) return found;
  for await (const row of rowsInBackup(files, resolve(values.erased), "commerce.erasure"))
    found.add(String(row["account_id"]));
  return found;
}

async function work(): Promise<number> {
  if (command === "backup" && given === "key") {
    const { recipient, identity } = await sealingKeys();
    say(`BACKUP_RECIPIENT=${recipient}   every machine that backs up: it can seal, and read nothing`);
    say(`BACKUP_IDENTITY=${identity}   only where you restore; keep it apart from the backups`);
    return 0;
  }
  const stamp = new Date().toISOString().slice(0, 19).replace(/[T:]/g, "-");
  const folder = given ?? (command === "backup" ? `backup-${stamp}` : ask());
  return asOperator(async (services) => {
    const { BACKUP_RECIPIENT: recipient, BACKUP_IDENTITY: identity } = services.settings.env;
    const files = backupFiles({ recipient, identity });
    const place = { pool: services.connection.direct, storage: services.storage, files };
    const erased = command === "restore" ? await erasedIn(files) : new Set<string>();
    if (!(command === "restore" && given === "erasures")) {
      const done = await (command === "backup" ? backup : restore)(place, resolve(folder));
      const verb = command === "backup" ? "Wrote" : "Restored";
      say(
        `${verb} ${done.rows} rows and ${done.objects} files${recipient && command === "backup" ? ", sealed" : ""}: ${resolve(folder)}`,
      );
      if (done.missing.length > 0) {
        process.stderr.write(`Files that rows name are missing:\n`);
        for (const { name, table } of done.missing) process.stderr.write(`  ${name} (${table})\n`);
        process.stderr.write(
          "Everything else is in the backup. Look for them in an older one or in the storage's versions.\n",
        );
        return 3;
      }
    }
    if (command === "restore") {
      const again = await eraseAgain(services, erased);
      if (again > 0) say(`${again} people had been erased since: the product erases them anew when it starts.`);
    }
    return 0;
  });
}

if (command !== "backup" && command !== "restore") ask();
try {
  process.exitCode = await work();
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
