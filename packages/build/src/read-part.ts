import { PART_VERSION } from "./constants.ts";
import { explain } from "./explain.ts";
import { PartOption } from "./manifest.ts";
import { readJson } from "./preset.ts";
import type { PartReading } from "./sent-part.ts";
import { readOf } from "./versions/line.ts";
import { PART_VERSIONS } from "./versions/part/index.ts";

/** Reads a part model's `option` (an object or JSON string) of any version that came from elsewhere, and looks at all of it. */
export function readPart(input: unknown): PartReading {
  const json = readJson(input);
  if (!json.ok) return { status: "broken", message: json.message };
  return readOf(
    {
      name: "A part's option",
      today: PART_VERSION,
      versions: PART_VERSIONS,
      check(stored) {
        const result = PartOption.safeParse(stored);
        return result.success ? { ok: true, value: result.data } : { ok: false, message: explain(result.error) };
      },
    },
    json.value,
  );
}
