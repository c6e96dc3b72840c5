// node services/ai/src/bench/first-word.ts [--count 20]
// How long a provider's first word takes from when it is written to when it is passed on, against the process that plays
// one: through the real client, with the tools and instructions of a real question.
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { emptyBuild } from "@carloom/build";
import { askProvider } from "../provider/provider.ts";
import { layOnPanel } from "../stylist/lay.ts";
import { generatedCatalogue, testCar } from "../testing/car.ts";
import { quantile } from "./score.ts";

const { values } = parseArgs({ options: { count: { type: "string", default: "20" } } });
if (!generatedCatalogue()) throw new Error("The cars are not made yet: npm start makes them.");
const car = await testCar("halden-gt", "USD");
const double = fork(fileURLToPath(new URL("../testing/provider-double.ts", import.meta.url)), {
  execArgv: ["--no-warnings"],
});
const [{ port }] = (await once(double, "message")) as [{ port: number }];
const settings = {
  AI_CHAT_URL: `http://127.0.0.1:${port}/v1`,
  AI_CHAT_KEY: undefined,
  AI_CHAT_MODEL: "stamped",
  AI_CHAT_SECONDS: 20,
  AI_CHAT_STEPS: 4,
  AI_CHAT_ANSWER_TOKENS: 500,
};
const desk = {
  lay: layOnPanel,
  newId: () => "x",
  check: async () => ({ ok: false as const, problems: ["Nothing is proposed here."] }),
};

async function late(): Promise<number> {
  let found: number | null = null;
  const stop = new AbortController();
  const question = {
    message: "make it red",
    language: "en" as const,
    build: emptyBuild(),
    turns: [],
    car,
    attempt: 0,
  };
  const heard = (text: string) => {
    const written = Number(text.trim());
    if (found === null && written > 0) found = Date.now() - written;
    // the second word comes two seconds later and is not waited for
    stop.abort();
  };
  await askProvider(settings, question, desk, heard, stop.signal).catch(() => undefined);
  if (found === null) throw new Error("No word came.");
  return found;
}

await late();
const times: number[] = [];
for (let i = 0; i < Number(values.count); i++) times.push(await late());
double.kill();
process.stdout.write(
  `The first word of a provider, on its way: p50 ${quantile(times, 0.5)} ms, p95 ${quantile(times, 0.95)} ms (${times.length} questions); to reach 200 ms\n`,
);
process.exit(0);
