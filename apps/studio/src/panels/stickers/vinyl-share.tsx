import { Button, buttonClass, Checkbox, ErrorNote, useT } from "@carloom/ui";
import { useState } from "react";
import { type Problem, problemKey } from "../../lib/problem.ts";
import { CopyField } from "../../share/copy-field.tsx";
import { useSignInUrl } from "../../boot/use-auth-urls.ts";
import { type Done, shareVinyl, unshareVinyl } from "../../vinyls/collection.ts";
import type { Vinyl } from "../../vinyls/vinyl.ts";
import { useStudio } from "../../workspace/studio-context.tsx";

/** Where others find it: the car that is open here, with the vinyl offered. */
const linkOf = (code: string) => `${location.origin}${location.pathname}?vinyl=${code}`;

/** The link of a vinyl: made, named or not, ended. Who takes the vinyl keeps its maker's name beside it. */
export function VinylShare({ vinyl, onClose }: { vinyl: Vinyl; onClose(): void }) {
  const t = useT();
  const studio = useStudio();
  const signIn = useSignInUrl();
  const { visitor } = studio;
  const [named, setNamed] = useState(vinyl.code === null || vinyl.isNamed);
  const [problem, setProblem] = useState<Problem | null>(null);
  const after = (done: Done) => setProblem(done.ok ? null : done.problem);
  if (visitor.status !== "signed-in")
    return (
      <div className="st-vinyl-more">
        <p>{t("studio.vinyl.share-guest")}</p>
        <a className={buttonClass({ size: "small" })} href={signIn}>
          {t("studio.user.sign-in")}
        </a>
      </div>
    );
  const { code } = vinyl;
  function name(on: boolean) {
    setNamed(on);
    if (code !== null) void shareVinyl(studio, vinyl, on).then(after);
  }
  return (
    <div className="st-vinyl-more">
      <p>{t("studio.vinyl.share-how")}</p>
      {vinyl.authorName ? (
        <p>{t("studio.vinyl.by", { name: vinyl.authorName })}</p>
      ) : (
        <Checkbox
          label={t("studio.vinyl.named")}
          checked={named}
          onChange={(event) => name(event.currentTarget.checked)}
        />
      )}
      {code ? <CopyField label={t("studio.vinyl.link")} text={linkOf(code)} /> : null}
      <div className="flex flex-wrap gap-1">
        {code ? (
          <Button size="small" onClick={() => void unshareVinyl(studio, vinyl).then(after)}>
            {t("studio.vinyl.unshare")}
          </Button>
        ) : (
          <Button variant="primary" size="small" onClick={() => void shareVinyl(studio, vinyl, named).then(after)}>
            {t("studio.vinyl.make-link")}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onClose}>
          {t("studio.vinyl.close")}
        </Button>
      </div>
      {problem ? <ErrorNote>{t(problemKey(problem, "studio.vinyl.not-changed"))}</ErrorNote> : null}
    </div>
  );
}
