import { z } from "zod";

const SAMPLERS = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

/** Traces and metrics by OpenTelemetry; the names and defaults are its own. Nothing of it is loaded without an endpoint. */
export const TelemetryGroup = z.object({
  /** Base address of a collector that takes OTLP over HTTP (`http://collector:4318`). */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .refine((value) => !URL.parse(value)?.username && !URL.parse(value)?.password, "takes no user and password in it")
    .transform((value) => value.replace(/\/+$/, ""))
    .optional(),
  /** What a collector wants to hear beside: `name=value`, comma separated. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default(""),
  OTEL_SDK_DISABLED: z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .default(false),
  OTEL_SERVICE_NAME: z.string().min(1).default("carloom"),
  OTEL_RESOURCE_ATTRIBUTES: z.string().default(""),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS).default("parentbased_always_on"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(1000).default(60_000),
});
