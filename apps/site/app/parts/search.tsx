import { useT } from "@carloom/ui";
import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useLanguage, useLocalPath } from "../language/language.tsx";
import { SearchIcon } from "./icons.tsx";

type Search = { text: string; setText: (text: string) => void };
const Shared = createContext<Search>({ text: "", setText: () => {} });

/** The search text that the header's field feeds and the car page reads. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const [parameters] = useSearchParams();
  const [text, setText] = useState(parameters.get("q") ?? "");
  return <Shared value={useMemo(() => ({ text, setText }), [text])}>{children}</Shared>;
}

export const useSearch = (): Search => use(Shared);

/** Works as a plain form too: `/car?q=…`. */
export function SearchField({ id }: { id: string }) {
  const t = useT();
  const { text, setText } = useSearch();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const local = useLocalPath();
  const language = useLanguage();
  return (
    <form
      role="search"
      action="/car"
      className="site-search"
      onSubmit={(event) => {
        event.preventDefault();
        if (pathname !== "/car") void navigate(local(`/car?q=${encodeURIComponent(text)}`));
      }}
    >
      <SearchIcon />
      <label className="ui-hidden" htmlFor={id}>
        {t("site.search")}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        autoComplete="off"
        placeholder={t("site.search")}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {language === "en" ? null : <input type="hidden" name="lang" value={language} />}
    </form>
  );
}
