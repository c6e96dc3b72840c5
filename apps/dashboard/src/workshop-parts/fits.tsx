import { type WorkshopPartWholeFragment, WorkshopPartTryDocument } from "@carloom/api-client/threed";
import { Button, Progress, useT } from "@carloom/ui";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { ScrollX } from "../parts/scroll-x.tsx";
import { Section } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { fitText, fitTone, isClash, reasonText } from "./fit-text.ts";
import type { CarChoice } from "./use-cars.ts";
import { slotName } from "./words.ts";

/** On which cars the part fits, and where it meets one, by how much. */
export function Fits({
  of,
  cars,
  onCar,
  mayChange,
}: {
  of: WorkshopPartWholeFragment;
  cars: readonly CarChoice[];
  onCar: (slug: string) => void;
  mayChange: boolean;
}) {
  const t = useT();
  const language = useLanguage();
  const again = useAct(WorkshopPartTryDocument, "threed");
  const fits = of.fits ?? [];
  const tried = new Set(fits.map(({ template }) => template)).size;
  const isTrying = of.fits === null || of.waiting > 0;
  return (
    <Section
      title={t("dashboard.parts.fits")}
      actions={
        mayChange && !isTrying ? (
          <Button
            size="small"
            aria-disabled={again.isPending}
            onClick={() => void again.mutateAsync({ uuid: of.uuid }).catch(() => undefined)}
          >
            {t("dashboard.parts.fits.again")}
          </Button>
        ) : null
      }
    >
      <p className="da-soft">{t("dashboard.parts.fits.text")}</p>
      {isTrying ? (
        <Progress
          label={t("dashboard.parts.fits.trying")}
          value={of.fits === null ? null : tried / (tried + of.waiting)}
          text={of.fits === null ? "" : `${tried} / ${tried + of.waiting}`}
        />
      ) : null}
      {fits.length > 0 ? (
        <ScrollX label={t("dashboard.parts.fits")}>
          <table className="da-table da-found-table">
            <thead>
              <tr>
                {["car", "place", "result"].map((name) => (
                  <th key={name} scope="col">
                    {t(`dashboard.parts.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {fits.map((fit) => {
                const title = cars.find(({ slug }) => slug === fit.template)?.title ?? fit.template;
                return (
                  <tr key={`${fit.template} ${fit.slot}`}>
                    <td>
                      <Button size="small" variant="quiet" onClick={() => onCar(fit.template)}>
                        {title}
                      </Button>
                    </td>
                    <td>{slotName(language, fit.slot)}</td>
                    <td>
                      <span className="da-two da-part-fit">
                        <State tone={fitTone(fit)}>
                          {isClash(fit) && fit.verdict !== "block"
                            ? t("dashboard.parts.verdict.clash")
                            : t(`dashboard.parts.verdict.${fit.verdict}`)}
                        </State>
                        <small>
                          {[
                            fitText(t, language, fit).split(" · ")[1],
                            ...fit.reasons.map((one) => reasonText(t, one)),
                          ].join(" ")}
                        </small>
                      </span>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </ScrollX>
      ) : isTrying ? null : (
        <p className="da-soft">{t("dashboard.parts.fits.none")}</p>
      )}
    </Section>
  );
}
