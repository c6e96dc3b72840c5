import { isObjectName, type Services, type ZipFile } from "@carloom/platform";
import type { PersonalFile, PersonalTopic } from "../personal.port.ts";

/** Rows that are read at once. */
const ROWS = 200;
const HEAVY_ROWS = 4;
/** Files that are named at once. */
const FILES = 200;
/** Characters of one file of data, about; what is longer goes on in the next. */
const PIECE = 4_000_000;

/** Rows of a topic, a page at a time. */
async function* pagesOf({ page, isHeavy }: PersonalTopic): AsyncGenerator<readonly object[]> {
  const most = isHeavy ? HEAVY_ROWS : ROWS;
  for (let from = 0; ; from += most) {
    const rows = await page(from, most);
    if (rows.length > 0) yield rows;
    if (rows.length < most) return;
  }
}

/** More than one answer carries. */
export class TooMuchDataError extends Error {
  override name = "TooMuchDataError";
}

/** All of it as one value, `studio/projects` within `studio`. @throws TooMuchDataError beyond so many characters of JSON */
export async function wholeOf(topics: readonly PersonalTopic[], most: number): Promise<Record<string, unknown>> {
  const whole: Record<string, unknown> = {};
  let length = 0;
  for (const topic of topics) {
    const all: object[] = [];
    for await (const rows of pagesOf(topic)) {
      length += JSON.stringify(rows).length;
      if (length > most) throw new TooMuchDataError();
      all.push(...rows);
    }
    const path = topic.name.split("/");
    const name = path.pop() ?? topic.name;
    let within = whole;
    for (const part of path) within = (within[part] ??= {}) as Record<string, unknown>;
    within[name] = all;
  }
  return whole;
}

const json = (path: string, text: string): ZipFile => ({ path, bytes: new TextEncoder().encode(text) });

/** The rows of one topic as files of JSON. @returns how many rows there were */
async function* dataFiles(topic: PersonalTopic): AsyncGenerator<ZipFile, number> {
  let [rows, number] = [0, 0];
  let texts: string[] = [];
  let length = 0;
  const file = (): ZipFile => {
    number++;
    const made = json(`data/${topic.name}${number > 1 ? `-${number}` : ""}.json`, `[\n${texts.join(",\n")}\n]\n`);
    [texts, length] = [[], 0];
    return made;
  };
  for await (const page of pagesOf(topic)) {
    for (const row of page) {
      const text = JSON.stringify(row);
      texts.push(text);
      length += text.length;
      rows++;
    }
    if (length >= PIECE) yield file();
  }
  if (texts.length > 0) yield file();
  return rows;
}

/**
 * Everything that is kept about a person, file after file: data as JSON, then the files they brought, then what all of it
 * is. One page of rows or one file is in memory, whatever there is.
 */
export async function* personalFiles(
  storage: Services["storage"],
  topics: readonly PersonalTopic[],
  filesOf: (from: number, most: number) => Promise<readonly PersonalFile[]>,
): AsyncGenerator<ZipFile> {
  const data: Record<string, number> = {};
  for (const topic of topics) data[topic.name] = yield* dataFiles(topic);
  let files = 0;
  const missing: string[] = [];
  for (let from = 0; ; from += FILES) {
    const named = await filesOf(from, FILES);
    for (const { path, object } of named) {
      if (!isObjectName(object)) continue;
      const bytes = await storage.get(object);
      // it was deleted while the archive was written
      if (!bytes) missing.push(path);
      else {
        files++;
        yield { path: `files/${path}`, bytes, isCompressed: true };
      }
    }
    if (named.length < FILES) break;
  }
  const contents = { exportedAt: new Date().toISOString(), data, files, missing };
  yield json("contents.json", `${JSON.stringify(contents, null, 2)}\n`);
}
