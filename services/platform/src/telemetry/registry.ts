/** Labels of a series by their names: words of ours, never of whoever asks. */
export type Labels = Readonly<Record<string, string>>;
export type Distribution = {
  count: number;
  sum: number /** By bucket, the last one of what is larger than all. */;
  counts: number[];
};
export type Sample<T> = { labels: Labels; value: T };
type Described = {
  /** As Prometheus has it: base units, with the unit in the name. */
  name: string;
  help: string;
  /** As OpenTelemetry's conventions have it, where they do. */
  otel?: string;
};
/** A metric as it stands. */
export type Family = Described &
  (
    | { type: "counter" | "gauge"; samples: readonly Sample<number>[] }
    | { type: "histogram"; bounds: readonly number[]; samples: readonly Sample<Distribution>[] }
  );

/** Of what each answer takes, in seconds. */
export const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;
/** Series of one metric: what comes after them is counted together, so that nobody fills the memory with names. */
const MOST_SERIES = 400;
const REST = "other";

/** Values by their labels, at most so many. */
function series<T>(names: readonly string[], begin: () => T, most = MOST_SERIES) {
  const known = new Map<string, Sample<T>>();
  return {
    at(values: readonly string[]): Sample<T> {
      const key = values.join("\u0000");
      let sample = known.get(key);
      if (sample) return sample;
      const told = known.size < most ? values : names.map(() => REST);
      const name = told.join("\u0000");
      sample = known.get(name);
      if (!sample) {
        const labels = Object.fromEntries(names.map((label, i) => [label, told[i] ?? ""]));
        known.set(name, (sample = { labels, value: begin() }));
      }
      return sample;
    },
    all: (): Sample<T>[] => [...known.values()],
  };
}

export type Histogram = { observe(value: number, ...labels: string[]): void; family(): Family };

/** How values are distributed. Labels are given in the order of their names. */
export function histogram(
  described: Described,
  labels: readonly string[],
  bounds: readonly number[] = SECONDS,
  most = MOST_SERIES,
): Histogram {
  const begin = () => ({ count: 0, sum: 0, counts: Array(bounds.length + 1).fill(0) });
  const all = series<Distribution>(labels, begin, most);
  return {
    observe(value, ...values) {
      const { value: kept } = all.at(values);
      const found = bounds.findIndex((bound) => value <= bound);
      const bucket = found < 0 ? bounds.length : found;
      kept.count++;
      kept.sum += value;
      kept.counts[bucket] = (kept.counts[bucket] ?? 0) + 1;
    },
    family: () => ({ ...described, type: "histogram", bounds, samples: all.all() }),
  };
}

export type Counter = { add(...labels: string[]): void; family(): Family };

export function counter(described: Described, labels: readonly string[]): Counter {
  const all = series(labels, () => 0);
  return {
    add(...values) {
      all.at(values).value++;
    },
    family: () => ({ ...described, type: "counter", samples: all.all() }),
  };
}

/** A value as it is now, with or without labels. */
export const gauge = (
  name: string,
  help: string,
  value: number | readonly Sample<number>[],
  type: "counter" | "gauge" = "gauge",
): Family => ({ name, help, type, samples: typeof value === "number" ? [{ labels: {}, value }] : value });

const escaped = (text: string) => text.replace(/[\\\n"]/g, (sign) => (sign === "\n" ? "\\n" : `\\${sign}`));
const labelled = (labels: Labels, more = "") => {
  const all = [
    ...Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`),
    ...(more ? [more] : []),
  ];
  return all.length > 0 ? `{${all.join(",")}}` : "";
};
/** No trailing digits of a sum of fractions. */
const plain = (value: number) => String(Number(value.toFixed(9)));

/** Metrics in Prometheus' text format. */
export function prometheusText(families: readonly Family[]): string {
  const lines: string[] = [];
  for (const family of families) {
    const { name } = family;
    lines.push(`# HELP ${name} ${family.help}`, `# TYPE ${name} ${family.type}`);
    if (family.type !== "histogram") {
      for (const { labels, value } of family.samples) lines.push(`${name}${labelled(labels)} ${plain(value)}`);
      continue;
    }
    for (const { labels, value } of family.samples) {
      let below = 0;
      for (const [i, bound] of family.bounds.entries())
        lines.push(`${name}_bucket${labelled(labels, `le="${bound}"`)} ${(below += value.counts[i] ?? 0)}`);
      lines.push(
        `${name}_bucket${labelled(labels, 'le="+Inf"')} ${value.count}`,
        `${name}_sum${labelled(labels)} ${plain(value.sum)}`,
        `${name}_count${labelled(labels)} ${value.count}`,
      );
    }
  }
  return `${lines.join("\n")}\n`;
}
