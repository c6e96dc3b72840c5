import { type HrTime, ValueType } from "@opentelemetry/api";
import type { Resource } from "@opentelemetry/resources";
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type MetricData,
  type MetricProducer,
} from "@opentelemetry/sdk-metrics";
import type { Family } from "./registry.ts";

const UNITS = { _seconds: "s", _bytes: "By", _ratio: "1" } as const;

/** `carloom_jobs_oldest_seconds` is `carloom.jobs.oldest` in `s`: OpenTelemetry keeps units out of names. */
function nameOf({ name, otel }: Family): { name: string; unit: string } {
  const plain = name.replace(/_total$/, "");
  const suffix = Object.keys(UNITS).find((end) => plain.endsWith(end)) as keyof typeof UNITS | undefined;
  const bare = suffix ? plain.slice(0, -suffix.length) : plain;
  return { name: otel ?? bare.replaceAll("_", "."), unit: suffix ? UNITS[suffix] : "" };
}

function metricOf(family: Family, startTime: HrTime, endTime: HrTime): MetricData {
  const descriptor = { ...nameOf(family), description: family.help, valueType: ValueType.DOUBLE };
  const at = { startTime, endTime };
  const common = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE };
  if (family.type === "histogram")
    return {
      ...common,
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints: family.samples.map(({ labels, value: { count, sum, counts } }) => ({
        ...at,
        attributes: { ...labels },
        value: { count, sum, buckets: { boundaries: [...family.bounds], counts: [...counts] } },
      })),
    };
  const dataPoints: DataPoint<number>[] = family.samples.map(({ labels, value }) => ({
    ...at,
    attributes: { ...labels },
    value,
  }));
  return family.type === "counter"
    ? { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...common, dataPointType: DataPointType.GAUGE, dataPoints };
}

/** Our own counts as OpenTelemetry's reader takes them: each is counted once, whoever reads it. */
export function familyProducer(
  resource: Resource,
  began: HrTime,
  now: () => HrTime,
  families: () => Promise<readonly Family[]>,
): MetricProducer {
  return {
    async collect() {
      const metrics = (await families()).map((family) => metricOf(family, began, now()));
      return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: "carloom" }, metrics }] }, errors: [] };
    },
  };
}
