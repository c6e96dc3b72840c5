import { IconButton, Menu, useT } from "@carloom/ui";
import { Columns3, Download, X } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { ExportDialog } from "./export-dialog.tsx";
import { withPart } from "./list-state.ts";
import type { Column, DataListProps, Filter, ListState } from "./list-types.ts";
import { SearchField } from "./search-field.tsx";
import { Views } from "./views.tsx";

/** Search, filters, saved views, columns and export of a list. Everything but the columns stands in the address. */
export function ListTools<Row>({
  id,
  columns,
  filters = [],
  views = [],
  hasSearch = true,
  ask,
  state,
  shown,
  onColumns,
}: DataListProps<Row> & {
  state: ListState;
  shown: readonly Column<Row>[];
  onColumns: (ids: readonly string[]) => void;
}) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const [isExporting, setExporting] = useState(false);
  const set = (name: string, value: string) => setSearch((before) => withPart(before, name, value), { replace: true });
  const ids = shown.map((column) => column.id);
  return (
    <div className="da-tools">
      <Views id={id} views={views} search={search} />
      <div className="da-tools-row">
        {hasSearch ? <SearchField words={state.words} onWords={(words) => set("q", words)} /> : null}
        {filters.map((filter) => (
          <FilterField
            key={filter.id}
            filter={filter}
            value={state.filters[filter.id] ?? ""}
            onValue={(value) => set(filter.id, value)}
          />
        ))}
        <span className="da-tools-end">
          <Menu
            align="end"
            items={columns.slice(1).map((column) => ({
              id: column.id,
              label: t(column.name),
              keys: ids.includes(column.id) ? "✓" : "",
              onSelect: () =>
                onColumns(ids.includes(column.id) ? ids.filter((one) => one !== column.id) : [...ids, column.id]),
            }))}
          >
            {(trigger) => (
              <IconButton {...trigger} label={t("dashboard.list.columns")} icon={<Columns3 aria-hidden />} />
            )}
          </Menu>
          <IconButton
            label={t("dashboard.list.export")}
            icon={<Download aria-hidden />}
            onClick={() => setExporting(true)}
          />
        </span>
      </div>
      {isExporting ? (
        <ExportDialog id={id} columns={shown} state={state} ask={ask} onClose={() => setExporting(false)} />
      ) : null}
    </div>
  );
}

function FilterField({ filter, value, onValue }: { filter: Filter; value: string; onValue: (value: string) => void }) {
  const t = useT();
  const name = t(filter.name);
  if ("day" in filter)
    return (
      <label className="da-filter" data-set={value || undefined}>
        <span>{name}</span>
        <input type="date" value={value} onChange={(event) => onValue(event.currentTarget.value)} />
      </label>
    );
  return (
    <label className="da-filter" data-set={value || undefined}>
      <span className="ui-hidden">{name}</span>
      <select value={value} onChange={(event) => onValue(event.currentTarget.value)}>
        <option value="">{name}</option>
        {filter.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {value ? (
        <IconButton
          size="small"
          label={t("dashboard.list.clear", { name })}
          icon={<X aria-hidden />}
          onClick={() => onValue("")}
        />
      ) : null}
    </label>
  );
}
