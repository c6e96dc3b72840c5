// reads: services/platform/src
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { it } from "vitest";

/** Starts telemetry in a process of its own. @returns which parts of OpenTelemetry it loaded */
async function loadedBy(module: string, env: object): Promise<string[]> {
  const program = `
    import { registerHooks } from "node:module";
    const loaded = new Set();
    registerHooks({ resolve(name, context, next) {
      if (name.startsWith("@opentelemetry/")) loaded.add(name);
      return next(name, context);
    } });
    const { openTelemetry } = await import(${JSON.stringify(new URL(module, import.meta.url).href)});
    const telemetry = await openTelemetry({ env: ${JSON.stringify(env)} }, async () => []);
    await telemetry?.close();
    // what still tries to reach a collector after that would keep the process for seconds, as it never does the product's
    process.stdout.write(JSON.stringify([...loaded]), () => process.exit());`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program]);
  return JSON.parse(stdout) as string[];
}

const OTEL_EXPORTER_OTLP_ENDPOINT = "http://127.0.0.1:9";
const settings = {
  OTEL_EXPORTER_OTLP_HEADERS: "",
  OTEL_SERVICE_NAME: "carloom",
  OTEL_RESOURCE_ATTRIBUTES: "",
  OTEL_TRACES_SAMPLER: "parentbased_always_on",
  OTEL_TRACES_SAMPLER_ARG: 1,
  OTEL_METRIC_EXPORT_INTERVAL: 60_000,
};

it.concurrent("loads nothing of OpenTelemetry, whatever else is loaded, where no collector is set", async ({
  expect,
}) => {
  expect(await loadedBy("../index.ts", settings)).toEqual([]);
});

it.concurrent("nor where it is switched off", async ({ expect }) => {
  const off = { ...settings, OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: true };
  expect(await loadedBy("./start.ts", off)).toEqual([]);
});

it.concurrent("loads it where one is, and ends though nobody listens there", async ({ expect }) => {
  const loaded = await loadedBy("./start.ts", { ...settings, OTEL_EXPORTER_OTLP_ENDPOINT });
  expect(loaded).toContain("@opentelemetry/sdk-trace");
});
