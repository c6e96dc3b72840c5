import { type RefObject, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useLocalPath } from "../../language/language.tsx";
import { queryText, readQuery } from "../../data/shop-query.ts";

/** Shows the list that the fields of a form ask for. */
export function useShowForm(path: string): (form: HTMLFormElement) => void {
  const local = useLocalPath();
  const navigate = useNavigate();
  return (form) => {
    const parameters = new URLSearchParams();
    for (const [name, value] of new FormData(form)) parameters.append(name, String(value));
    void navigate(local(path + queryText(readQuery(parameters))), { preventScrollReset: true });
  };
}

/**
 * A choice in the form within takes effect at once; what is typed is taken with Enter or the button. The listener is of the
 * page's first script, so that what is ticked before the form's own has come counts: it is there before what was ticked
 * earlier still is told again (`early.server.ts`), and on the window, because React lets no event through to what it has
 * not taken over.
 */
export function useLiveForm(path: string): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  const show = useShowForm(path);
  const last = useRef(show);
  last.current = show;
  useLayoutEffect(() => {
    const changed = ({ target }: Event) => {
      const field = target as HTMLInputElement | HTMLSelectElement;
      if (around.current?.contains(field) && field.form && /^(checkbox|select-one)$/.test(field.type))
        last.current(field.form);
    };
    addEventListener("change", changed, true);
    return () => removeEventListener("change", changed, true);
  }, []);
  return around;
}
