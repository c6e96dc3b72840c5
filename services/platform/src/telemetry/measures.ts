import { type Counter, type Family, type Histogram, counter, histogram, SECONDS } from "./registry.ts";

/** Statements of one kind: what they begin with, since their texts are many. */
const VERB = /^[\s(]*([a-z]+)/i;
const VERBS = new Set(["select", "with", "insert", "update", "delete", "begin", "commit", "rollback"]);
const verbOf = (sql: string): string => {
  const verb = VERB.exec(sql)?.[1]?.toLowerCase() ?? "";
  return VERBS.has(verb) ? verb : "other";
};

/** What happened in this process since it began, counted once for whoever asks. */
export type Measures = {
  /** An answer of a server: `route` is a pattern of ours, never an address. */
  answered(server: string, route: string, status: number, ms: number): void;
  /** An operation by the first field that it asks for, which the schema knows; names of operations are whoever's who asks. */
  operated(endpoint: string, type: string, field: string, ms: number, failed: boolean): void;
  stated(sql: string, ms: number, failed: boolean): void;
  worked(job: string, ms: number, failed: boolean): void;
  pages: Counter;
  families(): Family[];
};

/** Fields of all schemas, each with both outcomes. */
const MOST_OPERATIONS = 2000;
const outcome = (failed: boolean) => (failed ? "error" : "ok");

export function openMeasures(): Measures {
  const answers: Histogram = histogram(
    {
      name: "carloom_http_request_duration_seconds",
      otel: "http.server.request.duration",
      help: "How long answers took, by server, route and status class.",
    },
    ["server", "route", "status"],
  );
  const operations: Histogram = histogram(
    {
      name: "carloom_graphql_operation_duration_seconds",
      help: "How long GraphQL operations took, by the first field that they ask for.",
    },
    ["endpoint", "type", "operation", "outcome"],
    SECONDS,
    MOST_OPERATIONS,
  );
  const statements: Histogram = histogram(
    {
      name: "carloom_db_statement_duration_seconds",
      otel: "db.client.operation.duration",
      help: "How long statements took, without the wait for a connection.",
    },
    ["operation", "outcome"],
  );
  const jobs: Histogram = histogram(
    { name: "carloom_job_duration_seconds", help: "How long jobs took." },
    ["job", "outcome"],
    [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300],
  );
  const pages = counter(
    { name: "carloom_page_cache_requests_total", help: "Pages that were asked for, by whether the cache held them." },
    ["result"],
  );
  return {
    answered: (server, route, status, ms) => answers.observe(ms / 1000, server, route, `${Math.floor(status / 100)}xx`),
    operated: (endpoint, type, field, ms, failed) =>
      operations.observe(ms / 1000, endpoint, type, field, outcome(failed)),
    stated: (sql, ms, failed) => statements.observe(ms / 1000, verbOf(sql), outcome(failed)),
    worked: (job, ms, failed) => jobs.observe(ms / 1000, job, outcome(failed)),
    pages,
    families: () => [answers, operations, statements, jobs, pages].map((each) => each.family()),
  };
}
