// npm run bench:stylist [-- --stylist rules|provider] [--show-fresh] [--show-held-out]
// Without an option the machine answers that the settings name, as in the studio.
import { parseArgs } from "node:util";
import { readSettings } from "@carloom/settings/server";
import { embeddedStylist } from "../stylist/index.ts";
import { generatedCatalogue } from "../testing/car.ts";
import { providerStylist } from "./provider.ts";
import { readRequests } from "./request.ts";
import { type AnyStylist, failureOf, quantile, type Result, score, table, tally } from "./score.ts";

const { values } = parseArgs({
  options: {
    stylist: { type: "string" },
    "show-fresh": { type: "boolean", default: false },
    "show-held-out": { type: "boolean", default: false },
  },
});
const say = (text: string) => process.stdout.write(`${text}\n`);
const { env } = readSettings();
const who = values.stylist ?? (env.AI_CHAT_URL ? "provider" : "rules");
if (who !== "rules" && who !== "provider") throw new Error("--stylist is rules or provider.");
if (who === "provider" && !env.AI_CHAT_URL) throw new Error("Set AI_CHAT_URL and AI_CHAT_MODEL for a provider.");
if (!generatedCatalogue()) throw new Error("The cars are not made yet: npm start makes them.");

const stylist: AnyStylist = who === "rules" ? embeddedStylist : providerStylist(env);

function report(name: string, results: readonly Result[], showFailures: boolean): void {
  const sum = tally(results);
  const unsound = results.filter(({ problems }) => problems.length > 0);
  const times = results.map(({ wall }) => wall);
  const cpu = results.map((one) => one.cpu);
  say(`\n## ${name}: ${results.length} requests\n\n${table(results)}\n`);
  say(`Requests that meet all of theirs: ${sum.whole} of ${sum.requests}. Unsound proposals: ${unsound.length}.`);
  say(
    `An answer: p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms; CPU p50 ${quantile(cpu, 0.5).toFixed(1)} ms, p95 ${quantile(cpu, 0.95).toFixed(1)} ms`,
  );
  const failures = results.filter(({ failed, problems }) => failed.length > 0 || problems.length > 0);
  if (showFailures && failures.length > 0) say(`\n${failures.map(failureOf).join("\n\n")}`);
}

say(`Answered by ${who === "rules" ? "the embedded rules" : (env.AI_CHAT_NAME ?? env.AI_CHAT_MODEL ?? "a provider")}.`);
// reads the cars and warms the code up
if (who === "rules") await score(stylist, readRequests("open"));
report("open", await score(stylist, readRequests("open")), true);
report("further", await score(stylist, readRequests("further")), true);
report("fresh", await score(stylist, readRequests("fresh")), values["show-fresh"]);
report("held out", await score(stylist, readRequests("held-out")), values["show-held-out"]);
