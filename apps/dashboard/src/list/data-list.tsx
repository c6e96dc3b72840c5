import { useVirtualizer } from "@tanstack/react-virtual";
import { Button, Checkbox, ErrorNote, Skeleton, useT } from "@carloom/ui";
import { ArrowDown, ArrowUp } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { BulkBar } from "./bulk-bar.tsx";
import { ListTools } from "./list-tools.tsx";
import { isNarrowed, readState, withPart } from "./list-state.ts";
import type { Column, DataListProps, ListState } from "./list-types.ts";
import { useColumns } from "./use-columns.ts";
import { useList } from "./use-list.ts";

/** A table of any length: rows come as they are scrolled to, sorted, searched and filtered by the server. */
export function DataList<Row>(props: DataListProps<Row>) {
  const { id, columns, rowKey, rowHref, filters = [], bulk = [] } = props;
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const state = readState(
    search,
    filters.map((filter) => filter.id),
  );
  const list = useList(id, state, props.ask);
  const { rows, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const [shown, chooseColumns] = useColumns(id, columns);
  const [picked, setPicked] = useState<ReadonlyMap<string, Row>>(new Map());
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 41,
    overscan: 12,
    getItemKey: (index) => (rows[index] === undefined ? index : rowKey(rows[index])),
  });
  const items = virtual.getVirtualItems();
  const lastShown = items.at(-1)?.index ?? 0;
  const isNear = lastShown >= rows.length - 15;
  useEffect(() => {
    if (isNear && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isNear, hasNextPage, isFetchingNextPage, fetchNextPage]);

  const sortBy = (field: string) => {
    const isDescending = state.sort?.field === field && !state.sort.descending;
    setSearch((before) => withPart(before, "sort", `${isDescending ? "-" : ""}${field}`), { replace: true });
    scroller.current?.scrollTo(0, 0);
  };
  const pick = (row: Row, is: boolean) => {
    const next = new Map(picked);
    if (is) next.set(rowKey(row), row);
    else next.delete(rowKey(row));
    setPicked(next);
  };
  const space = { before: items[0]?.start ?? 0, after: virtual.getTotalSize() - (items.at(-1)?.end ?? 0) };
  const span = shown.length + (bulk.length > 0 ? 1 : 0);

  return (
    <div className="da-list">
      <ListTools {...props} state={state} shown={shown} onColumns={chooseColumns} />
      {picked.size > 0 ? (
        <BulkBar
          id={id}
          columns={shown}
          acts={bulk}
          picked={[...picked.values()]}
          onDone={() => setPicked(new Map())}
        />
      ) : null}
      {list.isError && rows.length === 0 ? (
        <div className="da-empty">
          <ErrorNote>{t("dashboard.list.failed")}</ErrorNote>
          <Button onClick={() => void list.refetch()}>{t("dashboard.retry")}</Button>
        </div>
      ) : null}
      {list.isPending ? (
        <div className="da-list-waiting" aria-busy="true">
          {Array.from({ length: 12 }, (_, index) => (
            <Skeleton key={index} />
          ))}
        </div>
      ) : null}
      {list.isSuccess && rows.length === 0 ? (
        isNarrowed(state) ? (
          <div className="da-empty">
            <p>{t("dashboard.list.nothing")}</p>
            <Button onClick={() => setSearch({}, { replace: true })}>{t("dashboard.list.all")}</Button>
          </div>
        ) : (
          <div className="da-empty">{props.empty}</div>
        )
      ) : null}
      {rows.length > 0 ? (
        <div
          className="da-list-scroll"
          ref={scroller}
          data-stale={list.isPlaceholderData || undefined}
          onKeyDown={moveRows}
        >
          <table aria-label={props.label} aria-rowcount={list.total ?? -1} aria-busy={list.isFetching}>
            <thead>
              <tr>
                {bulk.length > 0 ? (
                  <th className="da-list-pick">
                    <Checkbox
                      label={<span className="ui-hidden">{t("dashboard.list.pickAll")}</span>}
                      checked={picked.size > 0 && rows.every((row) => picked.has(rowKey(row)))}
                      onChange={(event) =>
                        setPicked(
                          event.currentTarget.checked ? new Map(rows.map((row) => [rowKey(row), row])) : new Map(),
                        )
                      }
                    />
                  </th>
                ) : null}
                {shown.map((column) => (
                  <Head key={column.id} column={column} state={state} onSort={sortBy} />
                ))}
              </tr>
            </thead>
            <tbody>
              {space.before > 0 ? (
                <tr aria-hidden="true">
                  <td colSpan={span} className="da-list-space" style={{ height: space.before }} />
                </tr>
              ) : null}
              {items.map((item) => {
                const row = rows[item.index];
                if (row === undefined) return null;
                const key = rowKey(row);
                return (
                  <tr
                    key={key}
                    data-index={item.index}
                    ref={virtual.measureElement}
                    aria-rowindex={item.index + 2}
                    data-picked={picked.has(key) || undefined}
                  >
                    {bulk.length > 0 ? (
                      <td className="da-list-pick">
                        <Checkbox
                          label={<span className="ui-hidden">{t("dashboard.list.pick")}</span>}
                          checked={picked.has(key)}
                          onChange={(event) => pick(row, event.currentTarget.checked)}
                        />
                      </td>
                    ) : null}
                    {shown.map((column, index) => (
                      <td key={column.id} data-end={column.end || undefined} data-label={t(column.name)}>
                        {index === 0 ? (
                          <Link className="da-list-link" to={rowHref(row)}>
                            {column.cell(row)}
                          </Link>
                        ) : (
                          column.cell(row)
                        )}
                      </td>
                    ))}
                  </tr>
                );
              })}
              {space.after > 0 ? (
                <tr aria-hidden="true">
                  <td colSpan={span} className="da-list-space" style={{ height: space.after }} />
                </tr>
              ) : null}
            </tbody>
          </table>
        </div>
      ) : null}
      {rows.length > 0 ? (
        <p className="da-list-foot" role="status">
          {list.total === null
            ? t("dashboard.list.shown", { count: rows.length })
            : t("dashboard.list.of", { count: rows.length, total: list.total })}
          {isFetchingNextPage ? ` ${t("dashboard.list.more")}` : ""}
          {list.lacks ? ` · ${t(list.lacks)}` : ""}
        </p>
      ) : null}
    </div>
  );
}

function Head<Row>({
  column,
  state,
  onSort,
}: {
  column: Column<Row>;
  state: ListState;
  onSort: (field: string) => void;
}) {
  const t = useT();
  const { sort } = column;
  const isSorted = sort !== undefined && state.sort?.field === sort;
  const order = isSorted ? (state.sort?.descending ? "descending" : "ascending") : undefined;
  return (
    <th data-end={column.end || undefined} aria-sort={order} scope="col">
      {sort ? (
        <button type="button" onClick={() => onSort(sort)}>
          {t(column.name)}
          {order === "ascending" ? <ArrowUp aria-hidden size={14} /> : null}
          {order === "descending" ? <ArrowDown aria-hidden size={14} /> : null}
        </button>
      ) : (
        t(column.name)
      )}
    </th>
  );
}

/** Arrows, j and k go from row to row, Home and End to the ends of what is there. */
function moveRows(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(".da-list-link")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const to: Record<string, number> = { ArrowDown: at + 1, j: at + 1, ArrowUp: at - 1, k: at - 1 };
  const next = links[to[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: "nearest" });
}
