import {
  checkMail,
  checkPlaces,
  connect,
  createWarmBrowser,
  databaseFacts,
  s3Options,
  s3Storage,
  silentLog,
  StartError,
} from "@carloom/platform";
import type { Settings } from "@carloom/settings/server";
import { systemChromium } from "../setup/chromium.ts";
import type { Finding } from "./findings.ts";

/** Nodes keep time by themselves, and tokens allow for a minute. */
const MOST_SKEW_MS = 5000;

const first = (error: unknown) => String((error as Error).message).split("\n", 1)[0] ?? "";

async function database({ env }: Settings): Promise<Finding[]> {
  const url = env.DATABASE_URL;
  if (!url) return [];
  const found: Finding[] = [];
  const directUrl = env.DATABASE_DIRECT_URL;
  const connection = connect({ url, directUrl, size: 1, statementTimeoutMs: env.STATEMENT_TIMEOUT_MS });
  try {
    const facts = await databaseFacts(connection.db);
    if (Math.abs(facts.skewMs) > MOST_SKEW_MS)
      found.push({
        level: "fails",
        text: `This machine's clock and the database's are ${Math.round(facts.skewMs / 1000)} s apart.`,
      });
    if (directUrl && facts.statementTimeoutMs === 0)
      found.push({
        level: "weak",
        text: "Statements through the pooler have no time-out: start the product once, then RECONNECT on the pooler's console.",
      });
    const wanted = env.DATABASE_POOL + (directUrl ? 5 : 1);
    if (facts.connections < wanted * 2)
      found.push({
        level: "weak",
        text: `The database takes ${facts.connections} connections and a process asks for ${wanted}: two nodes are too many.`,
      });
  } finally {
    await connection.close();
  }
  return found;
}

async function replica({ env }: Settings): Promise<Finding[]> {
  const url = env.DATABASE_REPLICA_URL;
  if (!url) return [];
  const connection = connect({ url, size: 1, statementTimeoutMs: env.STATEMENT_TIMEOUT_MS });
  try {
    const { rows } = await connection.pool.query<{ follows: boolean }>("select pg_is_in_recovery() as follows");
    return rows[0]?.follows
      ? []
      : [{ level: "weak", text: "DATABASE_REPLICA_URL names no replica: everything is read on the primary." }];
  } catch (error) {
    return [
      { level: "weak", text: `The replica does not answer (${first(error)}): everything is read on the primary.` },
    ];
  } finally {
    await connection.close();
  }
}

async function objects({ env }: Settings): Promise<Finding[]> {
  const options = s3Options(env);
  if (!options) return [];
  const storage = s3Storage(options);
  try {
    const bytes = new TextEncoder().encode(`doctor ${Date.now()}`);
    const name = await storage.put("doctor", bytes, "txt");
    const read = await storage.get(name);
    await storage.delete(name);
    if (read === null || Buffer.compare(read, bytes) !== 0)
      return [{ level: "fails", text: "What is written to the object storage is not what is read." }];
    return [];
  } catch (error) {
    return [{ level: "fails", text: `The object storage does not take, give or delete files: ${first(error)}` }];
  }
}

async function mail({ env }: Settings): Promise<Finding[]> {
  if (!env.SMTP_URL) return [];
  const refused = await checkMail(env.SMTP_URL);
  return refused === null ? [] : [{ level: "fails", text: `The mail server does not take us: ${refused}` }];
}

async function chromium({ env }: Settings): Promise<Finding[]> {
  if (!env.PICTURES || process.getuid?.() === 0) return [];
  const executable = systemChromium();
  if (!executable)
    return [
      { level: "fails", text: "There is no Chromium for pictures of builds: install one, or set PICTURES=false." },
    ];
  const limits = { timeoutMs: 30_000, memoryMb: env.PICTURE_MEMORY_MB, waiting: 1, idleMs: 1000, log: silentLog };
  const browser = createWarmBrowser({ executable, sandbox: true, ...limits });
  try {
    await browser.run(async (context) => void (await context.newPage()));
    return [];
  } catch (error) {
    return [{ level: "fails", text: first(error) }];
  } finally {
    await browser.close();
  }
}

/** What only trying tells. What is away is told once, and nothing is tried that stands on it. */
export async function looks(settings: Settings): Promise<Finding[]> {
  try {
    await checkPlaces(settings);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [{ level: "fails", text: error.message }];
  }
  return (await Promise.all([database, replica, objects, mail, chromium].map((look) => look(settings)))).flat();
}
