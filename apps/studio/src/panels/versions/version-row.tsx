import type { BuildDocument } from "@carloom/build";
import { Button, ErrorNote, IconButton, useT } from "@carloom/ui";
import { Columns2 } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../../boot/language.tsx";
import { useStudio } from "../../workspace/studio-context.tsx";

type Props = {
  /** ISO date. */
  at: string;
  picture: string | null;
  parts: number;
  stickers: number;
  load(): Promise<BuildDocument | null>;
};

/** An earlier state: when it was, what it holds, and the ways back to it. */
export function VersionRow({ at, picture, parts, stickers, load }: Props) {
  const t = useT();
  const language = useLanguage();
  const studio = useStudio();
  const [failed, setFailed] = useState(false);
  const time = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(at));
  async function build() {
    const found = await load();
    setFailed(found === null);
    return found;
  }
  async function restore() {
    const found = await build();
    if (found) studio.editor.edit({ key: "studio.step.version", values: { time } }, () => found, { stickers: [] });
  }
  async function compare() {
    const found = await build();
    if (found) studio.ui.set({ comparison: { title: time, build: found }, sheet: "peek" });
  }
  return (
    <li className="st-version-row">
      {picture ? <img src={picture} alt="" loading="lazy" width={640} height={400} /> : null}
      <p>
        <time dateTime={at}>{time}</time>
        <span>
          {t("studio.versions.holds", {
            parts: t("studio.versions.parts", { count: parts }),
            stickers: t("studio.comparison.stickers", { count: stickers }),
          })}
        </span>
      </p>
      <IconButton
        label={t("studio.presets.compare-of", { title: time })}
        icon={<Columns2 />}
        onClick={() => void compare()}
      />
      <Button size="small" aria-label={t("studio.versions.restore-of", { time })} onClick={() => void restore()}>
        {t("studio.versions.restore")}
      </Button>
      {failed ? <ErrorNote>{t("studio.versions.not-restored")}</ErrorNote> : null}
    </li>
  );
}
