import { useSearchParams } from "react-router";

/** The import that is looked at, named in the address. */
export function useChosen(): { chosen: string | null; choose: (id: string) => void } {
  const [search, setSearch] = useSearchParams();
  return { chosen: search.get("of"), choose: (id) => setSearch({ of: id }) };
}
