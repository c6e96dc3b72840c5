import { Button, IconButton, useT, VerdictBadge } from "@carloom/ui";
import { X } from "lucide-react";
import { useLanguage } from "../../boot/language.tsx";
import type { Part } from "../../catalogue/catalogue.ts";
import { keysOf } from "../../commands/keys.ts";
import { money } from "../../lib/money.ts";
import { useStudio } from "../../workspace/studio-context.tsx";
import { compareRows } from "./compare-rows.ts";
import { useOffer } from "./use-offer.ts";
import type { SlotTool } from "./use-parts.ts";
import { useReason } from "./use-reason.ts";
import { deciding } from "../../fitting/verdict.ts";

function Price({ slot, uuid }: { slot: string; uuid: string }) {
  const t = useT();
  const language = useLanguage();
  const offer = useOffer(slot, uuid);
  if (offer.status === "loading") return "…";
  return offer.status === "sold" ? money(language, offer.line.totalPrice) : t(`studio.parts.price-${offer.status}`);
}

function Verdict({ part, tool }: { part: Part; tool: SlotTool }) {
  const reasonText = useReason();
  const fit = tool.verdictOn(part);
  const reason = deciding(fit);
  return <VerdictBadge verdict={fit.verdict}>{reason ? reasonText(reason) : null}</VerdictBadge>;
}

/** Two parts and what is mounted, side by side; what differs is bright. */
export function Compare({ parts, tool }: { parts: readonly Part[]; tool: SlotTool }) {
  const t = useT();
  const language = useLanguage();
  const { ui } = useStudio();
  const slot = tool.slot?.id ?? "";
  const rows = compareRows(
    parts.map(({ option }) => option.measures),
    language,
  );
  return (
    <section className="st-compare" aria-label={t("studio.compare.title")} data-region="">
      <header>
        <h3>{t("studio.compare.title")}</h3>
        <span className="text-text-3">{t("studio.compare.how")}</span>
        {parts.length === 2 ? (
          <Button size="small" variant="quiet" className="ml-auto" aria-keyshortcuts="X" onClick={tool.swap}>
            {t("studio.command.swap")} <kbd className="st-kbd">{keysOf("X")}</kbd>
          </Button>
        ) : (
          <span className="ml-auto text-text-2">{t("studio.compare.second")}</span>
        )}
        <IconButton
          size="small"
          label={t("studio.compare.close")}
          icon={<X />}
          onClick={() => ui.set({ compare: [] })}
        />
      </header>
      <div className="st-compare-scroll">
        <table>
          <thead>
            <tr>
              <td />
              {parts.map((part) => (
                <th key={part.uuid} scope="col">
                  <button type="button" aria-pressed={tool.isMounted(part)} onClick={() => tool.mount(part)}>
                    {part.title}
                  </button>
                  {tool.isMounted(part) ? <small>{t("studio.parts.mounted")}</small> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, values, differs }) => (
              <tr key={key} data-differs={differs || undefined}>
                <th scope="row">{t(`studio.compare.${key}`)}</th>
                {values.map((value, index) => (
                  <td key={parts[index]?.uuid}>{value}</td>
                ))}
              </tr>
            ))}
            <tr data-differs="">
              <th scope="row">{t("studio.compare.fit")}</th>
              {parts.map((part) => (
                <td key={part.uuid}>
                  <Verdict part={part} tool={tool} />
                </td>
              ))}
            </tr>
            <tr data-differs="">
              <th scope="row">{t("studio.compare.price")}</th>
              {parts.map((part) => (
                <td key={part.uuid}>
                  <Price slot={slot} uuid={part.uuid} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}
