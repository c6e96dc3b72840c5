import { afterPause } from "@carloom/ui";
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation, useSearchParams } from "react-router";
import { useLocalPath } from "../../language/language.tsx";
import { searchPath } from "./text.ts";

type Search = {
  text: string;
  setText: (text: string) => void;
  /** Writes the text into the address at once. */
  submit: () => void;
};
const Shared = createContext<Search>({ text: "", setText: () => {}, submit: () => {} });

/** How long somebody has stopped typing before the address follows, ms. */
const PAUSE_MS = 250;

/**
 * The search text that the header's field feeds and the car page reads. On that page the address follows what is typed,
 * so that a search can be kept and sent; going back and forth brings its text along.
 */
export function SearchProvider({ children }: { children: ReactNode }) {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const idle = useNavigation().state === "idle";
  const local = useLocalPath();
  const inCars = pathname === "/car";
  const asked = inCars ? (parameters.get("q") ?? "") : "";
  const brand = inCars ? parameters.get("brand") : null;
  const [text, setText] = useState(asked);
  // what this provider wrote into the address itself is no reason to take it back from there
  const written = useRef(asked);

  useEffect(() => {
    if (asked === written.current) return;
    written.current = asked;
    setText(asked);
  }, [asked]);

  useEffect(() => {
    // somebody is on the way to another address: what was typed before does not call them back
    if (!inCars || !idle || text.trim() === asked) return;
    return afterPause(() => {
      written.current = text.trim();
      void navigate(local(searchPath(text, brand)), { replace: true, preventScrollReset: true });
    }, PAUSE_MS);
  }, [text, asked, brand, inCars, idle, navigate, local]);

  const value = useMemo(
    () => ({
      text,
      setText,
      submit: () => {
        written.current = text.trim();
        void navigate(local(searchPath(text, brand)), { replace: inCars });
      },
    }),
    [text, brand, inCars, navigate, local],
  );
  return <Shared value={value}>{children}</Shared>;
}

export const useSearch = (): Search => use(Shared);
