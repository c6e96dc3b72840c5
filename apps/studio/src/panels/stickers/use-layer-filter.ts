import type { Placement } from "@carloom/build";
import { useT } from "@carloom/ui";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useStore } from "../../lib/store.ts";
import { useStudio } from "../../workspace/studio-context.tsx";
import { isFiltering, isFound, type LayerFilter, NO_FILTER } from "./layer-filter.ts";

/** The layers that are looked for, in the order of the build; all of them while nothing is. */
export function useLayerFilter(stickers: readonly Placement[]) {
  const t = useT();
  const { catalogue, preflight } = useStudio();
  const [filter, setFilter] = useState<LayerFilter>(NO_FILTER);
  const wanted = useDeferredValue(filter);
  const reports = useStore(preflight, (state) => state.reports);
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  const asked = wanted.words.trim() !== "";
  useEffect(() => {
    if (!asked) return;
    let current = true;
    catalogue.stickers().then(
      (all) => current && setTitles(new Map(all.map(({ uuid, title }) => [uuid, title]))),
      // without the library layers are found by their own names
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [catalogue, asked]);
  const shown = useMemo(() => {
    if (!isFiltering(wanted)) return stickers;
    const name = ({ name: own, art }: Placement) => {
      if (own) return own;
      if (art.kind === "text") return art.text;
      if (art.kind === "shape") return t(`studio.shape.${art.shape.form}`);
      if (art.kind === "vinyl") return t("studio.vinyl.name");
      return titles.get(art.uuid) ?? "";
    };
    const known = { name, report: (id: string) => reports.get(id) ?? null };
    return stickers.filter((one) => isFound(one, wanted, known));
  }, [stickers, wanted, reports, titles, t]);
  return { filter, setFilter, shown, filtering: isFiltering(wanted) };
}
