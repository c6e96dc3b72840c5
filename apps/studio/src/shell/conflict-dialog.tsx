import { Button, Dialog, ErrorNote, useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { useLanguage } from "../boot/language.tsx";
import { pictureFile } from "../lib/picture.ts";
import { createPreset } from "../panels/presets/preset-api.ts";
import { useSaving, useStudio } from "../workspace/studio-context.tsx";

type Pictures = { mine: string | null; theirs: string | null };

/** Draws both versions, one after the other, and leaves the view as it was. */
function useConflictPictures(): Pictures {
  const { stage, editor, saving } = useStudio();
  const [pictures, setPictures] = useState<Pictures>({ mine: null, theirs: null });
  useEffect(() => {
    const theirs = saving.state.get().conflict?.theirs;
    if (!stage || !theirs) return;
    let current = true;
    const made: string[] = [];
    const take = async () => {
      const file = await pictureFile(stage);
      if (!file) return null;
      const url = URL.createObjectURL(file);
      made.push(url);
      return url;
    };
    void (async () => {
      await stage.apply(editor.state.document);
      const mine = await take();
      await stage.preview(theirs);
      const other = await take();
      await stage.preview(null);
      if (current) setPictures({ mine, theirs: other });
    })();
    return () => {
      current = false;
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [stage, editor, saving]);
  return pictures;
}

function Version({ src, label }: { src: string | null; label: string }) {
  return (
    <figure className="st-version">
      {src ? <img src={src} alt={label} /> : null}
      <figcaption>{label}</figcaption>
    </figure>
  );
}

/** Two versions of one build. Nothing is stored until somebody says which, or both. */
export function ConflictDialog() {
  const t = useT();
  const language = useLanguage();
  const { saving, editor, clients, stage, template, ui } = useStudio();
  const conflict = useSaving((state) => state.conflict);
  const project = useSaving((state) => state.project);
  const pictures = useConflictPictures();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!conflict) return null;
  const time = new Intl.DateTimeFormat(language, { dateStyle: "short", timeStyle: "short" }).format(
    new Date(conflict.savedAt),
  );

  /** Mine becomes a preset, then theirs is opened. */
  async function keepBoth() {
    if (!project || !stage) return;
    setBusy(true);
    setFailed(false);
    await stage.apply(editor.state.document);
    const thumbnail = await pictureFile(stage);
    const title = t("studio.conflict.copy", {
      title: project.title,
      time: new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(new Date()),
    });
    const made = thumbnail
      ? await createPreset(clients, project.uuid, { title, build: editor.state.document, thumbnail })
      : null;
    setBusy(false);
    if (made?.ok) saving.resolve("theirs");
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
        {t(`studio.conflict.theirs-${conflict.cause}`)}
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
      <div className="st-versions">
        <Version src={pictures.mine} label={t("studio.conflict.this-tab")} />
        <Version src={pictures.theirs} label={t(`studio.conflict.other-${conflict.cause}`, { time })} />
      </div>
      <p className="text-text-2">{t(project ? "studio.conflict.text" : "studio.conflict.text-guest")}</p>
      {failed ? <ErrorNote>{t("studio.conflict.failed")}</ErrorNote> : null}
    </Dialog>
  );
}
