import { useT } from "@carloom/ui";
import {
  AlignStartVertical,
  ArrowUpDown,
  Camera,
  CircleHelp,
  Disc3,
  Layers,
  type LucideIcon,
  Palette as PaletteIcon,
  PanelLeft,
  Ruler,
  Save,
  Search,
  SprayCan,
  Sticker,
  Sun,
  Undo2,
} from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { useStudio } from "../workspace/studio-context.tsx";
import { type Entry, findEntries, type Found } from "./entry.ts";
import { useEntries } from "./use-entries.ts";

const SIGNS: Readonly<Record<string, LucideIcon>> = {
  align: AlignStartVertical,
  build: Save,
  colour: PaletteIcon,
  edit: Undo2,
  help: CircleHelp,
  layer: Layers,
  paint: SprayCan,
  panel: PanelLeft,
  parts: Disc3,
  scene: Sun,
  stance: ArrowUpDown,
  sticker: Sticker,
  value: Ruler,
  view: Camera,
};

/** What was found, with the letters that matched marked. */
function Marked({ text, ranges }: { text: string; ranges: Found["ranges"] }) {
  let end = 0;
  const parts = ranges.map(([from, to]) => {
    const before = text.slice(end, from);
    end = to;
    return (
      <span key={from}>
        {before}
        <mark>{text.slice(from, to)}</mark>
      </span>
    );
  });
  return (
    <span className="st-palette-text">
      {parts}
      {text.slice(end)}
    </span>
  );
}

/** Search or run: commands, places and the library in one list, worked by typing, arrows and Enter. */
export function Palette() {
  const t = useT();
  const id = useId();
  const studio = useStudio();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** Keys have chosen another line, which may lie out of view. */
  const moved = useRef(false);
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const { entries, add } = useEntries();
  const sections = useMemo(() => findEntries([...add(query), ...entries], query), [entries, add, query]);
  const found = sections.flatMap((section) => section.entries);
  const current = found[Math.min(at, found.length - 1)];
  const optionId = (entry: Entry) => `${id}-${entry.id}`;

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  // another line was chosen by keys
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [at]);

  const close = () => studio.ui.set({ palette: false });
  function run(entry: Entry | undefined) {
    if (!entry) return;
    if (!entry.run) return studio.announce(entry.detail ?? "");
    dialog.current?.close();
    close();
    entry.run();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const by = step[event.key];
    if (by !== undefined && found.length > 0) {
      moved.current = true;
      const next = Math.min(at, found.length - 1) + by;
      setAt(Math.abs(by) === 1 ? (next + found.length) % found.length : Math.max(0, Math.min(found.length - 1, next)));
    } else if (event.key === "Enter") run(current?.entry);
    else if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey)) close();
    else return;
    event.preventDefault();
  }
  const primary = studio.editor.state.selection.stickers.length;
  return (
    <dialog
      ref={dialog}
      className="st-palette"
      aria-label={t("studio.palette.title")}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className="st-palette-in">
        <div className="st-palette-field">
          <Search size={20} strokeWidth={1.6} aria-hidden="true" />
          <input
            type="text"
            role="combobox"
            aria-label={t("studio.palette.search")}
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-activedescendant={current ? optionId(current.entry) : undefined}
            aria-autocomplete="list"
            placeholder={t("studio.palette.search")}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => {
              // what is found anew begins at its top
              if (list.current) list.current.scrollTop = 0;
              setQuery(event.currentTarget.value);
              setAt(0);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="st-kbd st-palette-close" onClick={close}>
            Esc <span className="ui-hidden">{t("ui.close")}</span>
          </button>
        </div>
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={t("studio.palette.results")}
          className="st-palette-list"
        >
          {sections.map(({ section, entries: lines }) => (
            <div key={section} role="group" aria-label={t(`studio.palette.${section}`, { count: primary })}>
              <p className="st-palette-head" aria-hidden="true">
                {t(`studio.palette.${section}`, { count: primary })}
              </p>
              {lines.map(({ entry, ranges }) => {
                const Sign = SIGNS[entry.sign] ?? CircleHelp;
                return (
                  // the field keeps the focus and works the options
                  <div
                    key={entry.id}
                    id={optionId(entry)}
                    role="option"
                    aria-selected={entry === current?.entry}
                    aria-disabled={entry.run ? undefined : true}
                    className="st-palette-option"
                    onPointerMove={() => {
                      const index = found.findIndex((one) => one.entry === entry);
                      if (index !== at) setAt(index);
                    }}
                    onClick={() => run(entry)}
                  >
                    <Sign size={16} strokeWidth={1.6} aria-hidden="true" />
                    <Marked text={entry.text} ranges={ranges} />
                    {entry.detail ? <span className="st-palette-detail">{entry.detail}</span> : null}
                    {entry.keys ? (
                      <span className="st-palette-keys" aria-hidden="true">
                        {entry.keys.map((key) => (
                          <kbd key={key} className="st-kbd">
                            {key}
                          </kbd>
                        ))}
                      </span>
                    ) : null}
                  </div>
                );
              })}
            </div>
          ))}
          {found.length === 0 ? <p className="st-palette-none">{t("studio.palette.none")}</p> : null}
        </div>
        <p className="st-palette-foot">
          <span className="st-palette-hint">
            <kbd className="st-kbd">↑</kbd> <kbd className="st-kbd">↓</kbd> {t("studio.palette.choose")}{" "}
            <kbd className="st-kbd">Enter</kbd> {t("studio.palette.run")} <span>{t("studio.palette.value")}</span>
          </span>
          <span role="status">{t("studio.palette.count", { count: found.length, all: entries.length })}</span>
        </p>
      </div>
    </dialog>
  );
}
