import type { BuildDocument } from "@carloom/build";
import { useEffect, useState } from "react";
import { useLivePrice, useStudio } from "./studio-context.tsx";
import type { LivePrice } from "../price/live-price.ts";

/** The shop's price of a part of the build; null until it is known, and for null. */
export function useChosenPrice(build: BuildDocument | null): { price: LivePrice | null; failed: boolean } {
  const { pricing } = useStudio();
  const channel = useLivePrice((state) => state.channel);
  const [answer, setAnswer] = useState<{ of: BuildDocument; price: LivePrice | null } | null>(null);
  // another channel has other prices
  useEffect(() => {
    setAnswer(null);
    if (!build) return;
    let current = true;
    pricing.ask(build).then(
      (price) => current && setAnswer({ of: build, price }),
      () => current && setAnswer({ of: build, price: null }),
    );
    return () => {
      current = false;
    };
  }, [pricing, build, channel]);
  const mine = answer !== null && answer.of === build ? answer : null;
  return { price: mine?.price ?? null, failed: mine !== null && mine.price === null };
}
