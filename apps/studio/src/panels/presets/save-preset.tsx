import { Button, ErrorNote, TextField, useT } from "@carloom/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { pictureFile } from "../../lib/picture.ts";
import { useStudio, useUi } from "../../workspace/studio-context.tsx";
import { createPreset, MAX_NAME, presetProblem } from "./preset-api.ts";

/** Saves the build as it is, with the picture that is on the screen. */
export function SavePreset({ onSaved, count }: { onSaved(): void; count: number }) {
  const t = useT();
  const studio = useStudio();
  const [title, setTitle] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const wanted = useUi((state) => state.presetWanted);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!wanted) return;
    studio.ui.set({ presetWanted: false });
    form.current?.querySelector("input")?.focus();
  }, [wanted, studio]);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(null);
    const name = title.trim() || t("studio.presets.default-title", { number: count + 1 });
    const thumbnail = studio.stage ? await pictureFile(studio.stage) : null;
    const project = await studio.saving.ensureProject();
    const result = !project
      ? { ok: false as const, problem: "offline" as const }
      : await createPreset(studio.clients, project.uuid, {
          title: name,
          build: studio.editor.state.document,
          thumbnail,
        });
    setBusy(false);
    if (!result.ok) return setError(t(presetProblem(result.problem, "studio.presets.not-saved")));
    setTitle("");
    studio.announce(t("studio.presets.saved", { title: name }));
    onSaved();
  }
  return (
    <form ref={form} className="st-section pt-2.5" onSubmit={(event) => void save(event)}>
      <TextField
        label={t("studio.presets.name")}
        value={title}
        maxLength={MAX_NAME}
        placeholder={t("studio.presets.default-title", { number: count + 1 })}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Button type="submit" wide variant="neutral" disabled={busy}>
        {t(busy ? "studio.presets.saving" : "studio.presets.save")}
      </Button>
      {error ? <ErrorNote>{error}</ErrorNote> : null}
    </form>
  );
}
