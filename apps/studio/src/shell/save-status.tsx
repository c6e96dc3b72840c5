import { Button, buttonClass, useT } from "@carloom/ui";
import { useSaving, useStudio } from "../workspace/studio-context.tsx";
import type { SaveStatus as Status } from "../save/saving.ts";
import { useSignInUrl } from "./use-auth-urls.ts";

const TONE: Record<Status, string> = {
  saved: "bg-fits",
  local: "bg-unknown",
  pending: "st-dot-open",
  saving: "st-dot-open",
  offline: "bg-warn",
  failed: "bg-block",
  "signed-out": "bg-warn",
  conflict: "bg-warn",
};

/** Where the build is kept, in a word: a dot, then the word, then the version. */
export function SaveStatus() {
  const t = useT();
  const { ui } = useStudio();
  const signIn = useSignInUrl();
  const status = useSaving((state) => state.status);
  const edits = useSaving((state) => state.edits);
  const version = useSaving((state) => state.project?.version ?? null);
  const keeps = useSaving((state) => state.keeps);
  const message = useSaving((state) => state.message);
  return (
    <div className="st-save" role="status" title={message || undefined}>
      <i className={TONE[status]} />
      <span>{keeps ? t(`studio.save.${status}`, { count: edits }) : t("studio.save.unkept")}</span>
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
    </div>
  );
}
