import { type ShelfCarFragment, TemplateShelfDocument } from "@carloom/api-client/threed";
import { Button, useT, useToast } from "@carloom/ui";
import { Download } from "lucide-react";
import { useState } from "react";
import { useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { settings } from "../boot/session.ts";
import { Loaded } from "../parts/loaded.tsx";
import { PageHead, Section } from "../parts/section.tsx";
import { State, type Tone } from "../parts/state.tsx";
import { momentText } from "../parts/text.ts";
import { savePackage } from "./save-package.ts";
import { ShowDialog } from "./show-dialog.tsx";
import { BackLink } from "../parts/back-link.tsx";

const TONES: Record<ShelfCarFragment["shown"], Tone> = { OPEN: "good", SOON: "open", CLOSED: "quiet" };

/** Every car of the installation: what visitors see of it, and each as a file for another installation. */
export function Shelf() {
  const t = useT();
  const answer = useAnswer(TemplateShelfDocument, {}, { service: "threed" });
  const [asked, setAsked] = useState<ShelfCarFragment | null>(null);
  return (
    <div className="da-page">
      <PageHead
        title={t("dashboard.shelf.title")}
        back={<BackLink to="/workshop">{t("dashboard.workshop.title")}</BackLink>}
      />
      <p className="da-soft da-lead">{t("dashboard.shelf.lead")}</p>
      <Loaded answer={answer}>
        {({ templateShelf }) => (
          <Section title={t("dashboard.workshop.cars")}>
            {templateShelf.length === 0 ? (
              <p className="da-soft">{t("dashboard.workshop.none")}</p>
            ) : (
              <ul className="da-rows">
                {templateShelf.map((one) => (
                  <Row key={one.uuid} of={one} onShow={() => setAsked(one)} />
                ))}
              </ul>
            )}
          </Section>
        )}
      </Loaded>
      {asked ? <ShowDialog of={asked} onClose={() => setAsked(null)} /> : null}
    </div>
  );
}

function Row({ of, onShow }: { of: ShelfCarFragment; onShow: () => void }) {
  const t = useT();
  const toast = useToast();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await savePackage(of.slug);
    } catch {
      toast(t("dashboard.export.failed"));
    }
    setBusy(false);
  };
  return (
    <li className="da-row">
      <span className="da-row-main da-goods">
        {of.picture ? <img src={of.picture} alt="" width={48} height={32} /> : <i />}
        <span className="da-two">
          {of.shown === "CLOSED" ? (
            <b>{of.title}</b>
          ) : (
            <a className="ui-link da-link" href={`${settings.origin}/car/${of.slug}`} target="_blank" rel="noreferrer">
              {of.title}
            </a>
          )}
          <small>
            {of.opensAt ? t("dashboard.shelf.opens", { moment: momentText(language, of.opensAt) }) : of.slug}
            {of.channels && of.shown !== "CLOSED"
              ? ` · ${t("dashboard.shelf.onlyIn", { list: of.channels.join(", ") })}`
              : null}
          </small>
        </span>
      </span>
      <span className="da-end da-actions">
        {of.isTakenDown ? (
          <State tone="bad">{t("dashboard.workshop.shown.down")}</State>
        ) : (
          <State tone={TONES[of.shown]}>{t(`dashboard.shelf.shown.${of.shown}`)}</State>
        )}
        {of.isTakenDown ? null : (
          <Button size="small" onClick={onShow}>
            {t("dashboard.shelf.show")}
            <span className="ui-hidden">{of.title}</span>
          </Button>
        )}
        <Button size="small" aria-disabled={isBusy} onClick={() => void save()}>
          <Download aria-hidden size={14} />
          {t(isBusy ? "dashboard.busy" : "dashboard.shelf.export")}
          <span className="ui-hidden">{of.title}</span>
        </Button>
      </span>
    </li>
  );
}
