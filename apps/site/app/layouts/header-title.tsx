import { createContext, use } from "react";
import { useMatches } from "react-router";

/** Gives the layout a title that its page learns only after the server has rendered; an empty one takes it back. */
export const HeaderTitleContext = createContext<(title: string) => void>(() => {});
export const useShareHeaderTitle = () => use(HeaderTitleContext);

/** The title that the page's loader gives as `headerTitle`; empty when it gives none. */
export function useLoadedTitle(): string {
  for (const { loaderData } of useMatches().reverse())
    if (loaderData && typeof loaderData === "object" && "headerTitle" in loaderData)
      return String(loaderData.headerTitle);
  return "";
}
