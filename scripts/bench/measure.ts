import { processCpu, processTreeCpu } from "./cpu.ts";

export type Row = {
  name: string;
  /** CPU milliseconds per operation. */
  serverMs: number;
  databaseMs: number;
  /** Wall milliseconds per operation, one after the other. */
  wallMs: number;
  operations: number;
  target?: string;
};

export type Processes = { server: number; postgres: number };

/** Runs an operation one after the other and divides the CPU time of server and PostgreSQL, each apart. */
export async function measure(
  processes: Processes,
  name: string,
  operations: number,
  operation: (index: number) => Promise<unknown>,
  target?: string,
  warmUp = 50,
): Promise<Row> {
  for (let i = 0; i < Math.min(warmUp, operations); i++) await operation(-1 - i);
  // the embedded PostgreSQL is a child of the server: the server counts alone, the database as a tree
  const before = { server: processCpu(processes.server), postgres: processTreeCpu(processes.postgres) };
  const started = performance.now();
  for (let i = 0; i < operations; i++) await operation(i);
  const wall = performance.now() - started;
  const server = processCpu(processes.server) - before.server;
  const postgres = processTreeCpu(processes.postgres) - before.postgres;
  return {
    name,
    serverMs: (server * 1000) / operations,
    databaseMs: (postgres * 1000) / operations,
    wallMs: wall / operations,
    operations,
    ...(target && { target }),
  };
}

/** Requests per second at a number of connections, with the 95th percentile of the wait in ms. */
export async function load(
  url: string,
  connections: number,
  seconds: number,
): Promise<{ perSecond: number; p95: number; errors: number }> {
  const waits: number[] = [];
  let errors = 0;
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const started = performance.now();
        const response = await fetch(url, { headers: { "accept-encoding": "br" } });
        await response.arrayBuffer();
        if (!response.ok) errors++;
        waits.push(performance.now() - started);
      }
    }),
  );
  waits.sort((a, b) => a - b);
  return { perSecond: waits.length / seconds, p95: waits[Math.floor(waits.length * 0.95)] ?? 0, errors };
}

/** A plain table for a terminal and a document. */
export function table(rows: readonly Row[]): string {
  const head = ["operation", "server CPU ms", "PostgreSQL CPU ms", "wall ms", "n", "target"];
  const body = rows.map((row) => [
    row.name,
    row.serverMs.toFixed(2),
    row.databaseMs.toFixed(2),
    row.wallMs.toFixed(2),
    String(row.operations),
    row.target ?? "",
  ]);
  const widths = head.map((title, column) => Math.max(title.length, ...body.map((line) => line[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)].join("\n");
}
