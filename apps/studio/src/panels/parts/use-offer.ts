import { useEffect, useState } from "react";
import type { LivePriceLine } from "../../price/live-price.ts";
import { useLivePrice, useStudio } from "../../workspace/studio-context.tsx";

export type Offer =
  | { status: "loading" }
  | { status: "sold"; line: LivePriceLine }
  | { status: "unsold" }
  | { status: "failed" };

/** Price and stock of a part in a slot. */
export function useOffer(slot: string, uuid: string): Offer {
  const { catalogue } = useStudio();
  const channel = useLivePrice((state) => state.channel);
  const [offer, setOffer] = useState<Offer>({ status: "loading" });
  // another channel has other prices
  useEffect(() => {
    let current = true;
    catalogue
      .offer(slot, uuid)
      .then((line) => current && setOffer(line ? { status: "sold", line } : { status: "unsold" }))
      .catch(() => current && setOffer({ status: "failed" }));
    return () => {
      current = false;
    };
  }, [catalogue, slot, uuid, channel]);
  return offer;
}
