import { type WorkshopPartWholeFragment, WorkshopPartCarsDocument } from "@carloom/api-client/threed";
import { useMemo } from "react";
import { useAnswer } from "../boot/data.ts";

export type CarChoice = { slug: string; title: string };
const SHOWN = 12;

/** Open cars that have a place for the part: those that it was or is being tried on. */
export function useCars({ fits, waiting }: WorkshopPartWholeFragment): readonly CarChoice[] {
  const { data } = useAnswer(WorkshopPartCarsDocument, {}, { service: "threed" });
  return useMemo(() => {
    const all = (data?.templates.edges ?? []).map(({ node: { slug, title } }) => ({ slug, title }));
    const tried = new Set(fits?.map(({ template }) => template));
    return tried.size > 0 && waiting === 0 ? all.filter(({ slug }) => tried.has(slug)) : all.slice(0, SHOWN);
  }, [data, fits, waiting]);
}
