import { Button, buttonClass, useT } from "@carloom/ui";
import { History } from "lucide-react";
import { CommandButton } from "../commands/command-button.tsx";
import { useLayoutMode, useOnline } from "../lib/media.ts";
import type { SaveStatus as Status } from "../save/saving.ts";
import { useSaving, useStudio } from "../workspace/studio-context.tsx";
import { useSignInUrl } from "../boot/use-auth-urls.ts";
import { Warn } from "../kit/warn.tsx";

const TONE: Record<Status, string> = {
  saved: "bg-fits",
  local: "bg-unknown",
  pending: "st-dot-open",
  saving: "st-dot-open",
  offline: "bg-warn",
  failed: "bg-block",
  "signed-out": "bg-warn",
  conflict: "bg-warn",
  outdated: "bg-warn",
};
/** What says nothing of this browser: there a full storage is worth a word beside it. */
const ON_SERVER: ReadonlySet<Status> = new Set(["saved", "saving"]);

/** Where the build is kept, in a word: a dot, then the word, then the version. */
export function SaveStatus() {
  const t = useT();
  const { ui } = useStudio();
  const signIn = useSignInUrl();
  const status = useSaving((state) => state.status);
  const edits = useSaving((state) => state.edits);
  const version = useSaving((state) => state.project?.version ?? null);
  const storage = useSaving((state) => state.storage);
  const reason = useSaving((state) => state.reason);
  const online = useOnline();
  const unkept = storage === "ok" ? null : t(`studio.save.storage-${storage}`);
  const own = status === "local" && !online ? "local-offline" : status;
  const word =
    status === "offline" && edits === 0 ? t("studio.save.offline-none") : t(`studio.save.${own}`, { count: edits });
  const why = status === "failed" && reason ? t(`studio.save.why-${reason}`) : null;
  // the bar of a phone has room for one word; who hears the page is told all of it
  const short = own === "local" ? "studio.save.local-short" : /offline/.test(own) ? "studio.save.offline-none" : null;
  const phone = useLayoutMode() === "phone";
  const kept = unkept === null || ON_SERVER.has(status);
  return (
    <div className="st-save" role="status" title={why ?? unkept ?? undefined}>
      {kept ? <i className={TONE[own === status ? status : "offline"]} /> : <Warn />}
      {phone && kept && short ? (
        <>
          <span aria-hidden="true">{t(short)}</span>
          <span className="ui-hidden">{word}</span>
        </>
      ) : (
        <span>{kept ? word : unkept}</span>
      )}
      {unkept && kept ? <Warn label={unkept} /> : null}
      {status === "saved" && version !== null ? (
        <span className="st-save-version">{t("studio.save.version", { version })}</span>
      ) : null}
      {status === "conflict" ? (
        <Button size="small" onClick={() => ui.set({ conflictLater: false })}>
          {t("studio.conflict.choose")}
        </Button>
      ) : null}
      {status === "signed-out" ? (
        <a className={buttonClass({ size: "small" })} href={signIn}>
          {t("studio.user.sign-in")}
        </a>
      ) : null}
      <CommandButton command="panel.versions" icon={<History />} size="small" className="st-save-history" />
    </div>
  );
}
