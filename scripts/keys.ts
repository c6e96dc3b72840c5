import { deleteKeysReplaced, rotateKeys } from "@carloom/platform";
import { asOperator } from "./setup/operator.ts";

const USAGE =
  "Usage: npm run keys -- rotate              adds a signing key; every node reads it within a minute and signs with it after three\n" +
  "       npm run keys -- retire [days]       deletes keys that another took over from so long ago (400): what they signed counts no more\n";

const [command, given = "400"] = process.argv.slice(2);
const days = Number(given);
if ((command !== "rotate" && command !== "retire") || !Number.isInteger(days) || days < 0) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const said = await asOperator(async ({ db }) => {
  if (command === "rotate") return `Added ${await rotateKeys(db)}: nodes sign with it in three minutes.`;
  const deleted = await deleteKeysReplaced(db, days);
  return `Deleted ${deleted} keys; whoever holds something that they signed asks for it anew.`;
});
process.stdout.write(`${said}\n`);
