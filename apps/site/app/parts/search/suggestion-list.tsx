import { useT } from "@carloom/ui";
import { useEffect, useRef } from "react";
import { Price, type PriceProps } from "../price.tsx";

export type Option = {
  group: "cars" | "goods" | "all";
  to: string;
  name: string;
  picture?: string | null;
  price?: PriceProps | null;
};

export type SuggestionListProps = {
  id: string;
  shown: boolean;
  /** The site could not be asked. */
  failed: boolean;
  /** What was asked for. */
  text: string;
  options: readonly Option[];
  active: number;
  optionId: (index: number) => string;
  onChoose: (option: Option) => void;
};

const GROUPS = ["cars", "goods", "all"] as const;

/** The list that belongs to the search field; focus stays in the field, which names the active option. */
export function SuggestionList({ id, shown, failed, text, options, active, optionId, onChoose }: SuggestionListProps) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  });
  const count = options.filter(({ group }) => group !== "all").length;
  const message = failed
    ? t("site.search.failed")
    : count === 0
      ? t("site.search.none", { text })
      : t("site.search.count", { count });
  return (
    <div className="search-pop" hidden={!shown}>
      <p role="status" className={count > 0 && !failed ? "ui-hidden" : "search-note"}>
        {shown ? message : ""}
      </p>
      <div id={id} ref={list} role="listbox" aria-label={t("site.search.results")}>
        {GROUPS.map((group) => {
          const inside = options
            .map((option, index) => ({ option, index }))
            .filter((one) => one.option.group === group);
          if (inside.length === 0) return null;
          return (
            // groups of a listbox are no field sets
            <div key={group} role="group" aria-label={t(`site.search.${group}Group`)} className="search-group">
              {group === "all" ? null : <p aria-hidden="true">{t(`site.search.${group}Group`)}</p>}
              {inside.map(({ option, index }) => (
                // the field has the keys
                // focus stays in the field
                <div
                  key={option.to}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === active}
                  className="search-option"
                  // focus stays in the field, or the list would close before the click
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(option)}
                >
                  {group === "all" ? null : option.picture ? (
                    <img src={option.picture} alt="" width="60" height="40" decoding="async" />
                  ) : (
                    <span className="search-blank" />
                  )}
                  <span className="search-name">{option.name}</span>
                  {option.price ? <Price {...option.price} /> : null}
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}
