import type { BuildDocument } from "@carloom/build";
import { useEffect, useState } from "react";
import { useStudio } from "../workspace/studio-context.tsx";
import type { Quote } from "./quote.ts";

/** The shop's price of a part of the build; null until it is known, and for null. */
export function useChosenQuote(build: BuildDocument | null): { quote: Quote | null; failed: boolean } {
  const { quoting } = useStudio();
  const [answer, setAnswer] = useState<{ of: BuildDocument; quote: Quote | null } | null>(null);
  useEffect(() => {
    if (!build) return;
    let current = true;
    quoting.ask(build).then(
      (quote) => current && setAnswer({ of: build, quote }),
      () => current && setAnswer({ of: build, quote: null }),
    );
    return () => {
      current = false;
    };
  }, [quoting, build]);
  const mine = answer !== null && answer.of === build ? answer : null;
  return { quote: mine?.quote ?? null, failed: mine !== null && mine.quote === null };
}
