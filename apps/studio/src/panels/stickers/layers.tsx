import { lookAt } from "../../workspace/look.ts";
import { MAX_STICKERS } from "@carloom/build";
import { primaryOf } from "@carloom/editor";
import { IconButton, Menu, useT } from "@carloom/ui";
import { CopyPlus, Ellipsis, Focus, FolderPlus, ListChecks, SquareSplitHorizontal, Trash2 } from "lucide-react";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { CommandButton } from "../../commands/command-button.tsx";
import { useCommandMenu } from "../../commands/use-command-menu.ts";
import { useEditorState, useStudio, useUi } from "../../workspace/studio-context.tsx";
import { Review } from "../../preflight/review.tsx";
import { ChooseBar } from "./choose-bar.tsx";
import { GroupRow } from "./group-row.tsx";
import { LayerRow, type RowActions } from "./layer-row.tsx";
import { between, type LayerRow as Row, layerRows } from "./layer-rows.ts";
import { LayerSearch } from "./layer-search.tsx";
import { useRowWindow } from "./row-window.ts";
import { useLayerDrag } from "./use-layer-drag.ts";
import { useLayerFilter } from "./use-layer-filter.ts";
import { idsOfRow, useLayerKeys } from "./use-layer-keys.ts";

/** Layers that are seen at once need no search. */
const FEW = 6;
const NONE: ReadonlySet<string> = new Set();
const MORE = [
  "sticker.copy",
  "sticker.cut",
  "sticker.paste",
  "build.copy-livery",
  "line",
  "sticker.rename",
  "sticker.ungroup",
  "sticker.select-all",
  "sticker.select-group",
  "sticker.enter-group",
  "line",
  "sticker.mask-below",
  "sticker.mask-release",
  "sticker.blend-knockout",
  "line",
  "sticker.vinyl",
  "sticker.vinyl-apart",
  "line",
  "sticker.align-left",
  "sticker.align-center",
  "sticker.align-right",
  "sticker.align-top",
  "sticker.align-middle",
  "sticker.align-bottom",
  "sticker.distribute-across",
  "sticker.distribute-up",
  "line",
  "sticker.order-top",
  "sticker.order-bottom",
] as const;

/** What is on the car, top layer first. */
export function Layers() {
  const t = useT();
  const { editor, ui } = useStudio();
  const stickers = useEditorState((state) => state.document.stickers);
  const groups = useEditorState((state) => state.document.groups);
  const selected = useEditorState((state) => state.selection.stickers);
  const primary = useEditorState((state) => primaryOf(state.selection));
  const choosing = useUi((state) => state.choosing);
  const list = useRef<HTMLUListElement>(null);
  const [folded, setFolded] = useState(NONE);
  const [active, setActive] = useState<string | null>(null);
  /** The row that gets the focus after the next render. */
  const wanted = useRef<string | null>(null);
  const sought = useRef<string | null>(null);
  const { filter, setFilter, shown, filtering } = useLayerFilter(stickers);
  // what is found lies open
  const rows = useMemo(() => layerRows(shown, filtering ? NONE : folded, groups), [shown, filtering, folded, groups]);
  const found = useMemo(() => shown.map(({ id }) => id).toReversed(), [shown]);
  const chosen = useMemo(() => new Set(selected), [selected]);
  const menu = useCommandMenu(MORE);
  const { line, grip } = useLayerDrag(rows, !filtering);
  const { shown: drawn, reveal } = useRowWindow(list, rows.length);

  const fold = useCallback((group: string, on: boolean) => {
    setFolded((before) => {
      const next = new Set(before);
      if (on) next.add(group);
      else next.delete(group);
      return next;
    });
  }, []);
  const focus = useCallback((key: string) => {
    wanted.current = key;
    setActive(key);
  }, []);
  useLayoutEffect(() => {
    const key = wanted.current;
    if (key === null) return;
    const name = list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"] [data-row-name]`);
    const index = name ? -1 : rows.findIndex((row) => row.key === key);
    // of a long list the row is not drawn yet: it takes the focus when it is
    if (index >= 0 && sought.current !== key) {
      sought.current = key;
      return reveal(index);
    }
    wanted.current = sought.current = null;
    name?.focus();
  });
  const toggle = useCallback(
    (row: Row) => {
      const ids = idsOfRow(row);
      const before = editor.state.selection.stickers;
      const others = before.filter((id) => !ids.includes(id));
      setActive(row.key);
      editor.select({ stickers: others.length + ids.length === before.length ? others : [...others, ...ids] });
    },
    [editor],
  );
  const press = useLayerKeys({ rows, fold, focus, toggle });
  const latest = useRef({ rows, press, grip, selected });
  latest.current = { rows, press, grip, selected };
  const actions = useMemo<RowActions>(
    () => ({
      focus,
      grip: (row) => latest.current.grip(row),
      key: (event, row, moving) => latest.current.press(event, row, moving),
      select(row, { shiftKey, ctrlKey, metaKey }) {
        const { rows: all, selected: before } = latest.current;
        const ids = idsOfRow(row);
        const last = before.at(-1);
        const { choosing: several } = ui.get();
        setActive(row.key);
        ui.set({ libraryOverInspector: several || row.kind === "group" });
        if (shiftKey && last) {
          const range = between(all, last, row.key);
          editor.select({ stickers: [...before.filter((id) => !range.includes(id)), ...range] });
        } else if (several || ctrlKey || metaKey) toggle(row);
        else editor.select({ stickers: ids });
        const chosen = primaryOf(editor.state.selection);
        if (chosen && ids.includes(chosen)) lookAt(ui, { sticker: chosen });
      },
    }),
    [editor, ui, focus, toggle],
  );
  const { from, to, height } = drawn;
  const seen = rows.slice(from, to);
  // Tab reaches a row that is drawn
  const reached = seen.some(({ key }) => key === active)
    ? active
    : (seen.find((row) => row.kind === "layer" && row.sticker.id === primary) ?? seen[0])?.key;

  return (
    <section className="st-section st-flush st-last st-layer-list">
      <h3 className="st-section-head">
        {t("studio.layers.title")}
        <span>{t("studio.layers.count", { count: stickers.length, most: MAX_STICKERS })}</span>
        <span className="ml-auto flex">
          <CommandButton size="small" command="tool.symmetry" icon={<SquareSplitHorizontal />} />
          <CommandButton size="small" command="sticker.isolate" icon={<Focus />} />
          <CommandButton size="small" command="sticker.choose" icon={<ListChecks />} />
          <CommandButton size="small" command="sticker.group" icon={<FolderPlus />} />
          <CommandButton size="small" command="sticker.duplicate" icon={<CopyPlus />} />
          <CommandButton size="small" command="sticker.delete" icon={<Trash2 />} />
          <Menu items={menu} align="end">
            {(trigger) => <IconButton size="small" label={t("studio.layers.more")} icon={<Ellipsis />} {...trigger} />}
          </Menu>
        </span>
      </h3>
      {stickers.length === 0 ? <p className="st-empty">{t("studio.layers.empty")}</p> : null}
      {stickers.length > FEW || filtering ? (
        <LayerSearch filter={filter} onFilter={setFilter} found={found} selected={selected} />
      ) : null}
      {filtering && rows.length === 0 ? <p className="st-empty">{t("studio.layers.none-found")}</p> : null}
      <ul ref={list} className="st-layers" aria-label={t("studio.layers.title")} data-arrows="">
        {from > 0 ? <li aria-hidden="true" style={{ height: from * height }} /> : null}
        {seen.map((row, at) => {
          const index = from + at;
          const last = index === rows.length - 1 && line?.at === rows.length;
          const shared = {
            current: row.key === reached,
            drop: line?.at === index ? ("before" as const) : last ? ("after" as const) : null,
            choosing,
            index,
            count: rows.length,
            depth: line && (line.at === index || last) ? line.depth : 0,
            actions,
          };
          return row.kind === "layer" ? (
            <LayerRow key={row.key} row={row} sticker={row.sticker} selected={chosen.has(row.sticker.id)} {...shared} />
          ) : (
            <GroupRow
              key={row.key}
              row={row}
              selected={row.members.every(({ id }) => chosen.has(id))}
              onFold={fold}
              {...shared}
            />
          );
        })}
        {to < rows.length ? <li aria-hidden="true" style={{ height: (rows.length - to) * height }} /> : null}
      </ul>
      {choosing ? <ChooseBar count={selected.length} /> : <Review />}
    </section>
  );
}
