import { formatMoment } from "@carloom/i18n";
import { Button, Dialog, ErrorNote, useT, VisuallyHidden } from "@carloom/ui";
import { useLanguage } from "../boot/language.tsx";
import { problemKey } from "../lib/problem.ts";
import { useEditorState, useStudio } from "../workspace/studio-context.tsx";
import { shareUrl } from "./address.ts";
import { GarageSwitch } from "./garage-switch.tsx";
import { LinkForm } from "./link-form.tsx";
import { LinkShown } from "./link-shown.tsx";
import { type Shares, useShares } from "./use-shares.ts";

/** What is told of links in other words than elsewhere. */
const OWN = { limit: "studio.share.limit", forbidden: "studio.share.forbidden" };

/** The link of this build, with what it is taken away in; older links; the garage; files. */
export function ShareDialog() {
  const t = useT();
  const studio = useStudio();
  const build = useEditorState((state) => state.document);
  const shares = useShares(studio, build);
  const { current, failure, others } = shares;
  const { ui } = studio;
  return (
    <Dialog open title={t("studio.share.title")} onClose={() => ui.set({ share: false })}>
      <div className="st-share" aria-busy={shares.busy}>
        {current === undefined ? null : current ? (
          <LinkShown key={current.code} link={current} shares={shares} />
        ) : (
          <LinkForm shares={shares} />
        )}
        {failure ? <ErrorNote>{t(problemKey(failure.problem, "studio.share.failed", OWN))}</ErrorNote> : null}
        {others.length > 0 ? <OtherLinks shares={shares} /> : null}
        <GarageSwitch />
        <section className="st-share-more">
          <h3>{t("studio.share.files")}</h3>
          <Button size="small" onClick={() => ui.set({ share: false, output: true })}>
            {t("studio.output.title")}
          </Button>
        </section>
      </div>
    </Dialog>
  );
}

/** Links of this car that show it as it was then. */
function OtherLinks({ shares }: { shares: Shares }) {
  const t = useT();
  const language = useLanguage();
  return (
    <section className="st-share-more">
      <h3>{t("studio.share.others")}</h3>
      <ul className="st-links">
        {shares.others.map(({ code, title, createdAt }) => (
          <li key={code}>
            <a className="ui-link" href={shareUrl(code)} target="_blank" rel="noopener">
              {title}
            </a>
            <time dateTime={createdAt}>{formatMoment(language, createdAt)}</time>
            <Button size="small" variant="quiet" disabled={shares.busy} onClick={() => void shares.withdraw(code)}>
              {t("studio.share.withdraw")} <VisuallyHidden>{`${title}, ${code.toUpperCase()}`}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
