import type { Settings } from "@carloom/settings/server";
import type { Family } from "./registry.ts";
import type { Telemetry } from "./open-telemetry.ts";

/** Sends traces and metrics where a collector is set; without one nothing of OpenTelemetry is even loaded. */
export async function openTelemetry(
  { env }: Pick<Settings, "env">,
  families: () => Promise<readonly Family[]>,
): Promise<Telemetry | null> {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint || env.OTEL_SDK_DISABLED) return null;
  const { startTelemetry } = await import("./open-telemetry.ts");
  return startTelemetry({
    endpoint,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: env.OTEL_SERVICE_NAME,
    attributes: env.OTEL_RESOURCE_ATTRIBUTES,
    sampler: env.OTEL_TRACES_SAMPLER,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
    metricsMs: env.OTEL_METRIC_EXPORT_INTERVAL,
    families,
  });
}
