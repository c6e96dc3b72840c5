import { isTraced, pastSpan, tellings } from "./tracing.ts";

/** A statement that is over, without its values. */
export type Statement = { sql: string; ms: number; error?: unknown };

/** Of a statement in a span or in the log: what follows is a list of values' places or the rest of a long report. */
const LONGEST = 600;

export const shortStatement = (sql: string): string => sql.replace(/\s+/g, " ").slice(0, LONGEST);

const NAMED = /\b(?:from|into|update)\s+((?:"?\w+"?\.)?"?\w+"?)/i;

/** What is said of a statement, by its text. */
const tellingOf = tellings((sql) => {
  const operation = /^[\s(]*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? "";
  const collection = NAMED.exec(sql)?.[1]?.replaceAll('"', "");
  return {
    name: collection ? `${operation} ${collection}` : operation,
    kind: "client",
    facts: {
      "db.system.name": "postgresql",
      "db.operation.name": operation,
      ...(collection && { "db.collection.name": collection }),
      "db.query.text": shortStatement(sql),
    },
  };
});

/** A statement that is over as a span of whatever asked it: its text has places for values, and no value. */
export function traceStatement({ sql, ms, error }: Statement): void {
  // a transaction costs at its end
  if (!isTraced() || sql.startsWith("begin")) return;
  pastSpan(tellingOf(sql), ms, error);
}
