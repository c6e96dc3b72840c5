import { useCallback } from "react";
import { useLanguage } from "../boot/language.tsx";

/** An area in words: cm² up to half a square metre, then m². */
export function useArea(): (areaCm2: number) => string {
  const language = useLanguage();
  return useCallback(
    (areaCm2) => {
      const large = areaCm2 >= 5000;
      const value = large ? areaCm2 / 10_000 : areaCm2;
      const text = new Intl.NumberFormat(language, { maximumFractionDigits: large ? 2 : 0 }).format(value);
      return `${text} ${large ? "m²" : "cm²"}`;
    },
    [language],
  );
}
