import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import type { Language } from "@carloom/i18n";
import { databaseFacts, type Services } from "@carloom/platform";
import { requireRole } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { ProviderRefused, ProviderUnavailable } from "../payment/provider.ts";
import { providersOf } from "../payment/providers.ts";
import { askModels, askTile, Misfit } from "./ask.ts";
import { type Finding, type SetupFact, type SetupPartName, setupParts } from "./setup.policy.ts";
import { pingDatabase } from "./setup.repository.ts";
import { testMail } from "./test-mail.ts";

/** How a test ended; `detail` is a status or an error's code, never what somebody else wrote: that may quote a key. */
export type SetupTest = {
  part: SetupPartName;
  ok: boolean;
  finding: Finding;
  detail: string;
  ms: number;
  facts: SetupFact[];
};
/** Tests of one member in a minute: each of them asks somebody. */
const LIMIT = { most: 30, seconds: 60 } as const;
const PINGS = 5;
const START_MS = 15_000;

const run = promisify(execFile);
const fact = (name: string, value: string | number): SetupFact => ({ name, value: String(value) });
const rounded = (ms: number): string => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function database({ db }: Services): Promise<SetupFact[]> {
  const times: number[] = [];
  for (let i = 0; i < PINGS; i++) times.push(await timed(() => pingDatabase(db)));
  const { version, size, used, connections } = await databaseFacts(db);
  return [
    fact("latency", rounded(times.sort((a, b) => a - b)[Math.floor(PINGS / 2)] ?? 0)),
    fact("version", `PostgreSQL ${version}`),
    fact("size", size),
    fact("connectionsUsed", `${used} / ${connections}`),
  ];
}

/** Writes, reads and deletes one small object that nothing else has. */
async function objects({ storage }: Services): Promise<SetupFact[]> {
  const bytes = randomBytes(1024);
  let name = "";
  const written = await timed(async () => (name = await storage.put("setup-test", bytes, "txt")));
  try {
    let back: Uint8Array | null = null;
    const read = await timed(async () => (back = await storage.get(name)));
    if (!back || !bytes.equals(back)) throw new Misfit("WRONG_ANSWER", "read");
    const deleted = await timed(() => storage.delete(name));
    if ((await storage.size(name)) !== null) throw new Misfit("WRONG_ANSWER", "delete");
    return [fact("write", rounded(written)), fact("read", rounded(read)), fact("delete", rounded(deleted))];
  } finally {
    await storage.delete(name).catch(() => undefined);
  }
}

/** Goes to whoever asks, and to nobody else. */
async function mail({ mailer, settings }: Services, to: string, language: Language): Promise<SetupFact[]> {
  await mailer.send({ to, ...testMail(settings.public.productName, language) });
  return [fact("to", to)];
}

async function payment(services: Services): Promise<SetupFact[]> {
  const [provider] = providersOf(services).values();
  if (!provider) throw new Misfit("NOTHING_TO_TEST", "");
  const { isLive } = await provider.greet();
  return [fact("money", isLive ? "live" : "test")];
}

async function pictures({ chromium }: Services): Promise<SetupFact[]> {
  if (!chromium) throw new Misfit("NOTHING_TO_TEST", "");
  const { stdout } = await run(chromium, ["--version"], { timeout: START_MS });
  return [fact("version", stdout.trim().slice(0, 120))];
}

function ask(context: CommerceContext, part: SetupPartName, email: string): Promise<SetupFact[]> {
  const { env } = context.settings;
  switch (part) {
    case "DATABASE":
      return database(context);
    case "OBJECTS":
      return objects(context);
    case "MAIL":
      return mail(context, email, context.language ?? "en");
    case "PAYMENT":
      return payment(context);
    case "MAPS":
      return askTile(env);
    case "STYLIST":
    case "STICKERS":
      return askModels(part, env);
    case "PICTURES":
      return pictures(context);
  }
}

/** What went wrong, without a word of whoever was asked. */
function misfitOf(error: unknown): Misfit {
  if (error instanceof Misfit) return error;
  if (error instanceof ProviderRefused) return new Misfit("REFUSED", "");
  if (error instanceof ProviderUnavailable) return new Misfit("UNREACHABLE", "");
  const { code, responseCode, cause } = error as { code?: unknown; responseCode?: unknown; cause?: { code?: unknown } };
  const known = [code ?? cause?.code, responseCode].filter((one) => /^[A-Z0-9_]{2,40}$/.test(String(one ?? "")));
  const refused = code === "EAUTH" || (typeof responseCode === "number" && responseCode >= 500);
  return new Misfit(refused ? "REFUSED" : "UNREACHABLE", known.join(" "));
}

/**
 * Asks one part of what the shop runs on whether it works. Only owners.
 * @throws GraphQLError UNAUTHENTICATED or FORBIDDEN
 */
export async function setupTest(context: CommerceContext, part: SetupPartName): Promise<SetupTest> {
  const { userId, email } = requireRole(context, "owner");
  const ended = (finding: Finding, detail: string, ms = 0, facts: SetupFact[] = []): SetupTest => ({
    part,
    ok: finding === "WORKS",
    finding,
    detail,
    ms: Math.round(ms),
    facts,
  });
  if (!setupParts(context).find((one) => one.part === part)?.canTest) return ended("NOTHING_TO_TEST", "");
  if (!(await context.throttle.take(`setup-test:${userId}`, LIMIT.most, LIMIT.seconds)).ok)
    return ended("TOO_OFTEN", "");
  const start = performance.now();
  try {
    const facts = await ask(context, part, email);
    return ended("WORKS", "", performance.now() - start, facts);
  } catch (error) {
    const { finding, detail } = misfitOf(error);
    context.log.warn("a part of the setup failed its test", { part, finding, detail });
    return ended(finding, detail, performance.now() - start);
  }
}
