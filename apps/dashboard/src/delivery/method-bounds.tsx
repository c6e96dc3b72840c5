import { TextField, useT } from "@carloom/ui";
import { useId } from "react";
import { priceProblem } from "../parts/price-problem.ts";
import { amountOf } from "../parts/typed-number.ts";

type Texts = Readonly<Record<string, string>>;
export type Bounds = { least: Texts; most: Texts };
type Priced = { id: string; name: string; currencyCode: string };

/** What is wrong with the bounds of one channel, as they were typed. */
export function boundProblems(t: ReturnType<typeof useT>, { least, most }: Bounds, { id, currencyCode }: Priced) {
  const [from = "", until = ""] = [least[id], most[id]];
  const [lowest, highest] = [amountOf(from), amountOf(until)];
  const isCrossed = lowest !== null && highest !== null && highest <= lowest;
  return {
    least: priceProblem(t, from, currencyCode),
    most: priceProblem(t, until, currencyCode) ?? (isCrossed ? t("dashboard.method.crossed") : undefined),
  };
}

/** A bound as it is sent; null is none. */
export const boundOf = (text: string | undefined): number | null => amountOf(text ?? "");

/** For orders of which sum a way of delivery is offered, in the channels that have a price for it. */
export function MethodBounds({
  channels,
  bounds,
  onChange,
}: {
  channels: readonly Priced[];
  bounds: Bounds;
  onChange: (change: Partial<Bounds>) => void;
}) {
  const t = useT();
  const hint = useId();
  if (channels.length === 0) return null;
  // two channels of one currency are told apart by their names
  const placeOf = ({ name, currencyCode }: Priced) =>
    channels.filter((one) => one.currencyCode === currencyCode).length > 1 ? name : currencyCode;
  return (
    <fieldset className="da-form" aria-describedby={hint}>
      <legend>{t("dashboard.method.order")}</legend>
      <p id={hint} className="da-soft">
        {t("dashboard.method.orderHint")}
      </p>
      {channels.map((channel) => {
        const problems = boundProblems(t, bounds, channel);
        return (
          <div key={channel.id} className="da-three">
            {(["least", "most"] as const).map((which) => (
              <TextField
                key={which}
                label={t(`dashboard.method.${which}`, { place: placeOf(channel) })}
                inputMode="decimal"
                value={bounds[which][channel.id] ?? ""}
                error={problems[which]}
                onChange={(event) =>
                  onChange({ [which]: { ...bounds[which], [channel.id]: event.currentTarget.value } })
                }
              />
            ))}
          </div>
        );
      })}
    </fieldset>
  );
}
