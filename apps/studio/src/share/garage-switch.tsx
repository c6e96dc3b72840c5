import { ProjectDocument } from "@carloom/api-client/threed";
import { buttonClass, ErrorNote, Switch, useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { useLanguage } from "../boot/language.tsx";
import { settings } from "../boot/settings.ts";
import type { Published } from "../save/saving.ts";
import { useSignInUrl } from "../boot/use-auth-urls.ts";
import { onward } from "./address.ts";
import { useLivePrice, useSaving, useStudio } from "../workspace/studio-context.tsx";

const FAILURE: Record<Exclude<Published, "done">, string> = {
  moved: "studio.error.changed",
  offline: "studio.error.offline",
  "signed-out": "studio.error.signed-out",
  outdated: "studio.unreadable.newer",
  busy: "studio.error.busy",
  refused: "studio.share.failed",
  withheld: "studio.share.withheld",
};

/** Shows the project in its owner's garage, as it is from then on, or takes it back. */
export function GarageSwitch() {
  const t = useT();
  const language = useLanguage();
  const { clients, saving, template, visitor, cartEdit } = useStudio();
  const signIn = useSignInUrl();
  const project = useSaving((state) => state.project);
  const channel = useLivePrice((state) => state.channel);
  const settled = useSaving((state) => state.status === "saved");
  const [shown, setShown] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const signedIn = visitor.status === "signed-in";
  useEffect(() => {
    if (!signedIn) return;
    let current = true;
    void clients.threed
      .tryQuery(ProjectDocument, { templateSlug: template.slug })
      .then((answer) => current && setShown(answer?.project?.isPublic ?? false));
    return () => {
      current = false;
    };
  }, [clients, template, signedIn]);
  if (cartEdit) return null;
  if (!signedIn)
    return (
      <section className="st-share-more">
        <h3>{t("studio.share.garage")}</h3>
        <p className="text-text-2">{t("studio.share.garage-guest")}</p>
        <a className={buttonClass({ size: "small" })} href={signIn}>
          {t("studio.user.sign-in")}
        </a>
      </section>
    );
  const { userName } = visitor;

  async function set(isPublic: boolean) {
    if (!project || busy) return;
    setBusy(true);
    setFailure("");
    const result = await saving.publish(isPublic);
    if (result === "done") setShown(isPublic);
    else setFailure(t(FAILURE[result]));
    setBusy(false);
  }
  const garage = userName && onward(`${settings.origin}/garage/${userName}`, { language, channel });
  return (
    <section className="st-share-more">
      <h3>{t("studio.share.garage")}</h3>
      <Switch
        label={t("studio.share.garage-show")}
        checked={shown ?? false}
        disabled={shown === null || busy || !settled || !project}
        onChange={(event) => void set(event.currentTarget.checked)}
      />
      <p className="text-text-3">{t("studio.share.garage-what")}</p>
      {shown && garage ? (
        <a className="ui-link" href={garage}>
          {t("studio.share.garage-open")}
        </a>
      ) : null}
      {failure ? <ErrorNote>{failure}</ErrorNote> : null}
    </section>
  );
}
