import { ColorCard } from "./color-card.tsx";
import { Finishes } from "./finishes.tsx";
import { TwoTones } from "./two-tones.tsx";
import { usePaint } from "./use-paint.ts";
import { Zones } from "./zones.tsx";

/** Zone, finish, colour: from the car to the card. */
export function PaintPanel() {
  const tool = usePaint();
  return (
    <>
      <Zones tool={tool} />
      <Finishes tool={tool} />
      <ColorCard tool={tool} />
      <TwoTones />
    </>
  );
}
