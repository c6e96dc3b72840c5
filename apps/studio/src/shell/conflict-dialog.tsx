import { Button, Dialog, ErrorNote, Skeleton, useT } from "@carloom/ui";
import { useState } from "react";
import { useLanguage } from "../boot/language.tsx";
import { useDifferences } from "../comparison/use-differences.ts";
import { usePictures } from "../comparison/use-pictures.ts";
import { createPreset } from "../panels/presets/preset-api.ts";
import type { Conflict } from "../save/conflict.ts";
import { useSaving, useStudio } from "../workspace/studio-context.tsx";

const SIZE = { width: 640, height: 400 };

function Version({ src, waiting, label }: { src: string | null; waiting: boolean; label: string }) {
  return (
    <figure className="st-version">
      {src ? <img src={src} alt="" /> : waiting ? <Skeleton className="st-version-ghost" /> : null}
      <figcaption>{label}</figcaption>
    </figure>
  );
}

/** Two versions of one build. Nothing is stored until somebody says which, or both. */
function Question({ conflict }: { conflict: Conflict }) {
  const t = useT();
  const language = useLanguage();
  const { saving, editor, clients, template, ui } = useStudio();
  const project = useSaving((state) => state.project);
  // As it was when it was asked: the picture is of this.
  const [mine] = useState(editor.state.document);
  const pictures = usePictures(mine, conflict.theirs, SIZE.width, SIZE.height);
  const differences = useDifferences();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const { cause } = conflict;
  const time = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(conflict.savedAt),
  );

  /** Mine becomes a preset, then theirs is opened. */
  async function keepBoth() {
    if (!project) return;
    setBusy(true);
    setFailed(false);
    const picture = pictures.now ? await (await fetch(pictures.now)).blob() : null;
    const thumbnail = picture && new File([picture], "build.jpg", { type: picture.type });
    const title = t("studio.conflict.copy", {
      title: project.title,
      time: new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(new Date()),
    });
    const made = await createPreset(clients, project.uuid, { title, build: editor.state.document, thumbnail });
    setBusy(false);
    if (made.ok) saving.resolve("theirs");
    else setFailed(true);
  }
  const footer = (
    <>
      {project ? (
        <Button disabled={busy} onClick={() => void keepBoth()}>
          {t("studio.conflict.both")}
        </Button>
      ) : null}
      <Button disabled={busy} onClick={() => saving.resolve("theirs")}>
        {t(`studio.conflict.theirs-${cause}`)}
      </Button>
      <Button variant="primary" disabled={busy} onClick={() => saving.resolve("mine")}>
        {t("studio.conflict.mine")}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={() => ui.set({ conflictLater: true })}
      title={t("studio.conflict.title", { title: project?.title ?? template.title })}
      footer={footer}
    >
      <div className="st-versions" aria-busy={pictures.status === "waiting"}>
        <Version src={pictures.now} waiting={pictures.status === "waiting"} label={t("studio.conflict.this-tab")} />
        <Version
          src={pictures.other}
          waiting={pictures.status === "waiting"}
          label={t(`studio.conflict.other-${cause}`, { time })}
        />
      </div>
      <p className="st-version-differs">{differences(mine, conflict.theirs)}</p>
      <p className="text-text-2">{t(project ? "studio.conflict.text" : "studio.conflict.text-guest")}</p>
      {failed ? <ErrorNote>{t("studio.conflict.failed")}</ErrorNote> : null}
    </Dialog>
  );
}

/** The question that is open; the next one follows it. */
export function ConflictDialog() {
  const conflict = useSaving((state) => state.conflict);
  return conflict ? <Question key={conflict.savedAt + conflict.cause} conflict={conflict} /> : null;
}
