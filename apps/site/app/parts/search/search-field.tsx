import { nextIndex, useT } from "@carloom/ui";
import { type ComponentType, type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { CHANNEL_PARAMETER, DEFAULT_CHANNEL } from "../../channel/channels.ts";
import { useChannel } from "../../channel/use-channel.ts";
import { goodsPath, goodsSearchPath } from "../../data/goods.ts";
import { useLanguage, useLocalPath } from "../../language/language.tsx";
import { SearchIcon } from "../icons.tsx";
import { useSearch } from "./shared.tsx";
import type { Option, SuggestionListProps } from "./suggestion-list.tsx";
import { LONGEST, searchPath } from "./text.ts";
import { useSuggestions } from "./use-suggestions.ts";

/** Comes with the first suggestions; without it the search still finds, on the page of the cars. */
const SuggestionList = lazy(async (): Promise<{ default: ComponentType<SuggestionListProps> }> => {
  try {
    return { default: (await import("./suggestion-list.tsx")).SuggestionList };
  } catch (error) {
    console.error("The suggestions could not be loaded:", error);
    return { default: () => null };
  }
});

/**
 * Searches cars and goods. On the car page what is typed narrows the page itself; elsewhere a list of suggestions opens,
 * which the arrow keys walk through and which leads to all that the shop has. A plain form without script: `/car?q=…`.
 */
export function SearchField() {
  const t = useT();
  const id = useId();
  const { text, setText, submit } = useSearch();
  const { pathname } = useLocation();
  const language = useLanguage();
  const channel = useChannel();
  const navigate = useNavigate();
  const local = useLocalPath();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggests = pathname !== "/car";
  const found = useSuggestions(suggests ? text : "");

  const options: Option[] = found?.suggestions
    ? [
        ...found.suggestions.cars.map(
          ({ slug, title, picture }): Option => ({ group: "cars", to: `/car/${slug}`, name: title, picture }),
        ),
        ...found.suggestions.goods.map(
          ({ slug, name, picture, price, from, byArea }): Option => ({
            group: "goods",
            to: goodsPath(channel, slug),
            name,
            picture,
            price: price && { price, from, byArea },
          }),
        ),
      ]
    : [];
  const { cars = [], total = 0 } = found?.suggestions ?? {};
  const inShop = goodsSearchPath(channel, found?.text ?? "");
  if (total > 0) options.push({ group: "all", to: inShop, name: t("site.search.shop", { count: total }) });
  if (cars.length > 0) options.push({ group: "all", to: searchPath(text), name: t("site.search.all", { text }) });
  const shown = suggests && open && found !== null;
  // once there, it stays: a list that goes and comes would not be announced
  const asked = useEver(found !== null);
  const optionId = (index: number) => `${id}-${index}`;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const go = (option: Option) => {
    close();
    if (option.group !== "all") setText("");
    input.current?.blur();
    void navigate(local(option.to));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // while a syllable is composed its keys belong to the input method
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      if (shown) close();
      else setText("");
      event.preventDefault();
      return;
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpen(true);
    setActive(nextIndex(event.key, active, options.length, "vertical") ?? -1);
  };
  return (
    <form
      // <search> is younger than the browsers we support
      role="search"
      action="/car"
      className="site-search"
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = shown ? options[active] : undefined;
        if (chosen) return go(chosen);
        close();
        // where no car is meant, all that is meant stands in the shop
        if (shown && total > 0 && cars.length === 0 && found.text === text.trim()) void navigate(local(inShop));
        else submit();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <SearchIcon />
      <label className="ui-hidden" htmlFor={id}>
        {t("site.search")}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        name="q"
        autoComplete="off"
        maxLength={LONGEST}
        placeholder={t("site.search.hint")}
        value={text}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={asked ? `${id}-list` : undefined}
        aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
        onFocus={() => setOpen(true)}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
      />
      {language === "en" ? null : <input type="hidden" name="lang" value={language} />}
      {channel === DEFAULT_CHANNEL ? null : <input type="hidden" name={CHANNEL_PARAMETER} value={channel} />}
      {asked ? (
        <Suspense>
          <SuggestionList
            id={`${id}-list`}
            shown={shown}
            failed={found !== null && found.suggestions === null}
            text={found?.text ?? ""}
            options={options}
            active={active}
            optionId={optionId}
            onChoose={go}
          />
        </Suspense>
      ) : null}
    </form>
  );
}

/** Whether something was ever so. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
