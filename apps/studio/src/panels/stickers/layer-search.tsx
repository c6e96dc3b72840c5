import { Button, IconButton, useT } from "@carloom/ui";
import { Palette, TriangleAlert, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useLanguage } from "../../boot/language.tsx";
import { useStudio } from "../../workspace/studio-context.tsx";
import { ColorField } from "../paint/color-field.tsx";
import { bulkNames, isFiltering, type LayerFilter, NO_FILTER } from "./layer-filter.ts";

type Props = {
  filter: LayerFilter;
  onFilter(filter: LayerFilter): void;
  /** Layers that were found, top first. */
  found: readonly string[];
  selected: readonly string[];
};

/** Finds layers by words, panel, colour or warning; what is found can be selected as one, and what is selected renamed. */
export function LayerSearch({ filter, onFilter, found, selected }: Props) {
  const t = useT();
  const language = useLanguage();
  const { editor, template } = useStudio();
  const change = (patch: Partial<LayerFilter>) => onFilter({ ...filter, ...patch });
  const filtering = isFiltering(filter);
  return (
    <div className="st-layer-search">
      <div className="st-search">
        <input
          type="search"
          className="ui-input"
          aria-label={t("studio.layers.search")}
          placeholder={t("studio.layers.search")}
          value={filter.words}
          onChange={(event) => change({ words: event.currentTarget.value })}
        />
        <select
          className="ui-input"
          aria-label={t("studio.layers.by-panel")}
          value={filter.panel ?? ""}
          onChange={(event) => change({ panel: event.currentTarget.value || null })}
        >
          <option value="">{t("studio.layers.any-panel")}</option>
          {template.manifest.panels.map(({ id, label }) => (
            <option key={id} value={id}>
              {label[language]}
            </option>
          ))}
        </select>
      </div>
      <div className="st-line">
        <IconButton
          size="small"
          label={t("studio.layers.by-color")}
          icon={<Palette />}
          pressed={filter.color !== null}
          onClick={() => change({ color: filter.color === null ? "#d0121f" : null })}
        />
        <IconButton
          size="small"
          label={t("studio.layers.by-warning")}
          icon={<TriangleAlert />}
          pressed={filter.warned}
          onClick={() => change({ warned: !filter.warned })}
        />
        {filtering ? (
          <>
            <span className="text-text-2" role="status">
              {t("studio.layers.found", { count: found.length })}
            </span>
            <Button size="small" disabled={found.length === 0} onClick={() => editor.select({ stickers: [...found] })}>
              {t("studio.layers.select-found")}
            </Button>
            <IconButton
              size="small"
              label={t("studio.layers.clear-filter")}
              icon={<X />}
              onClick={() => onFilter(NO_FILTER)}
            />
          </>
        ) : null}
      </div>
      {filter.color === null ? null : (
        <div className="st-line">
          <span className="text-text-2">{t("studio.layers.color-like")}</span>
          <ColorField
            label={t("studio.layers.color-like")}
            value={filter.color}
            onInput={(color) => change({ color })}
            onCommit={() => undefined}
          />
        </div>
      )}
      {selected.length > 1 ? <BulkRename ids={selected} /> : null}
    </div>
  );
}

/** One name for several layers, numbered from the top, as one step. */
function BulkRename({ ids }: { ids: readonly string[] }) {
  const t = useT();
  const { editor } = useStudio();
  const [pattern, setPattern] = useState("");
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (!pattern.trim()) return;
    const names = bulkNames(pattern, ids.length);
    editor.edit({ key: "studio.step.sticker-rename" }, (build) => {
      const wanted = new Set(ids);
      let turn = ids.length;
      return {
        ...build,
        // bottom first in the build, top first in the list
        stickers: build.stickers.map((one) =>
          wanted.has(one.id) ? { ...one, name: names[--turn] ?? one.name ?? "" } : one,
        ),
      };
    });
    setPattern("");
  };
  return (
    <form className="st-bulk" onSubmit={rename}>
      <input
        className="ui-input"
        aria-label={t("studio.layers.bulk", { count: ids.length })}
        placeholder={t("studio.layers.bulk", { count: ids.length })}
        maxLength={76}
        value={pattern}
        onChange={(event) => setPattern(event.currentTarget.value)}
      />
      <Button size="small" type="submit" disabled={!pattern.trim()}>
        {t("studio.command.rename")}
      </Button>
    </form>
  );
}
