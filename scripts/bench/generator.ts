import { Agent, request } from "node:http";

/**
 * What the generator sends: each body once (`seconds` absent), or all in turn until the time is over. With `get`, bodies
 * are paths that are asked for as a browser does.
 */
export type LoadOrder = { url: string; bodies: string[]; connections: number; seconds?: number; get?: true };
export type LoadResult = {
  requests: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  errors: number;
  firstError: string | null;
  /** Cores that the generator itself kept busy. */
  generatorCores: number;
};

/** Runs as a process of its own, so that its CPU is told apart from the server's. */
async function run({ url, bodies, connections, seconds, get }: LoadOrder): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const waits: number[] = [];
  let errors = 0;
  let firstError: string | null = null;
  let next = 0;
  const send = (body: string) =>
    new Promise<void>((done) => {
      const fail = (text: string) => {
        errors++;
        firstError ??= text.slice(0, 300);
        done();
      };
      const started = performance.now();
      const headers = get
        ? { "accept-encoding": "br", accept: "text/html" }
        : { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
      const options = { method: get ? "GET" : "POST", agent, headers };
      const sent = request(get ? url + body : url, options, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          waits.push(performance.now() - started);
          // an answer with errors names them first of all, or among the fields of its payload
          const text = Buffer.concat(chunks).toString("latin1");
          if (response.statusCode !== 200 || /"errors":\[\{|"(order|checkout|product)":null/.test(text)) fail(text);
          else done();
        });
      });
      sent.on("error", (error) => fail(error.message));
      sent.end(get ? undefined : body);
    });
  const cpu = process.cpuUsage();
  const started = performance.now();
  const end = seconds === undefined ? Number.POSITIVE_INFINITY : started + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const index = next++;
        if (seconds === undefined && index >= bodies.length) return;
        await send(bodies[index % bodies.length] ?? "");
      }
    }),
  );
  const took = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  agent.destroy();
  waits.sort((a, b) => a - b);
  const at = (part: number) => waits[Math.floor(waits.length * part)] ?? 0;
  return {
    requests: waits.length,
    perSecond: waits.length / took,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    errors,
    firstError,
    generatorCores: (user + system) / 1e6 / took,
  };
}

process.on("message", (order: LoadOrder) => {
  void run(order).then((result) => process.send?.(result));
});
