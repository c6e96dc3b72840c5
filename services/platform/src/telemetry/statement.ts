import { isTraced, pastSpan } from "./tracing.ts";

/** A statement that is over, without its values. */
export type Statement = { sql: string; ms: number; error?: unknown };

/** Of a statement in a span or in the log: what follows is a list of values' places or the rest of a long report. */
const LONGEST = 600;

export const shortStatement = (sql: string): string => sql.replace(/\s+/g, " ").slice(0, LONGEST);

const NAMED = /\b(?:from|into|update)\s+((?:"?\w+"?\.)?"?\w+"?)/i;

/** A statement that is over as a span of whatever asked it: its text has places for values, and no value. */
export function traceStatement({ sql, ms, error }: Statement): void {
  if (!isTraced()) return;
  const operation = /^[\s(]*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? "";
  const collection = NAMED.exec(sql)?.[1]?.replaceAll('"', "");
  pastSpan(
    collection ? `${operation} ${collection}` : operation,
    "client",
    ms,
    {
      "db.system.name": "postgresql",
      "db.operation.name": operation,
      "db.collection.name": collection,
      "db.query.text": shortStatement(sql),
    },
    error,
  );
}
