import type { LocalizedText } from "@carloom/build";
import type { RoadKind } from "@carloom/build/road";
import type { ColumnType, Generated, JSONColumnType } from "kysely";

export type RoadTables = {
  /** What a country's roads want of a changed car, as staff read it somewhere. */
  "commerce.road_rule": {
    id: Generated<number>;
    /** ISO 3166-1 alpha-2. */
    country: string;
    kind: RoadKind;
    /** mm; per cent of glass; null where parts are looked at. */
    limit_value: number | null;
    slots: string[];
    note: JSONColumnType<LocalizedText, string, string>;
    source: string;
    source_url: string | null;
    /** The day on which somebody last read the source, `YYYY-MM-DD`. */
    checked_on: ColumnType<string, string, string>;
    updated_at: ColumnType<Date, Date | undefined, Date>;
  };
};
