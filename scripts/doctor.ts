import { readSettings, SettingError } from "@carloom/settings/server";
import { findings } from "./doctor/findings.ts";
import { looks } from "./doctor/looks.ts";
import { root } from "./setup/root.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const settings = readSettings(process.env, root);
  const found = [...findings(settings, process.getuid?.() === 0), ...(await looks(settings))];
  const failing = found.filter(({ level }) => level === "fails");
  for (const { text } of failing) say(`fails  ${text}`);
  for (const { text } of found.filter(({ level }) => level === "weak")) say(`weak   ${text}`);
  say(
    found.length === 0
      ? "Nothing to say: ready for strangers."
      : `${failing.length} would fail for strangers, ${found.length - failing.length} are weak.`,
  );
  process.exit(failing.length > 0 ? 1 : 0);
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  say(`fails  ${error.message}`);
  process.exit(1);
}
