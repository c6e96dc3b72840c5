import { useCallback } from "react";
import { useLanguage } from "../boot/language.tsx";
import { type NameOf, nameIn } from "./names.ts";

export { goodsName, type NameOf, sizeName, soldName, variantTitle } from "./names.ts";

/** Names in the language that is spoken here; "" for nothing. */
export function useNameOf(): NameOf {
  const language = useLanguage();
  return useCallback((named) => (named ? nameIn(language, named) : ""), [language]);
}
