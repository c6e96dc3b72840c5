import type { BuildDocument } from "@carloom/build";
import { useEffect, useState } from "react";
import { useQuote, useStudio } from "../workspace/studio-context.tsx";
import type { Quote } from "./quote.ts";

/** The shop's price of a part of the build; null until it is known, and for null. */
export function useChosenQuote(build: BuildDocument | null): { quote: Quote | null; failed: boolean } {
  const { quoting } = useStudio();
  const channel = useQuote((state) => state.channel);
  const [answer, setAnswer] = useState<{ of: BuildDocument; quote: Quote | null } | null>(null);
  // another channel has other prices
  useEffect(() => {
    setAnswer(null);
    if (!build) return;
    let current = true;
    quoting.ask(build).then(
      (quote) => current && setAnswer({ of: build, quote }),
      () => current && setAnswer({ of: build, quote: null }),
    );
    return () => {
      current = false;
    };
  }, [quoting, build, channel]);
  const mine = answer !== null && answer.of === build ? answer : null;
  return { quote: mine?.quote ?? null, failed: mine !== null && mine.quote === null };
}
