import { Button, ErrorNote, IconButton, useT } from "@carloom/ui";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../../boot/language.tsx";
import { useStudio } from "../../workspace/studio-context.tsx";
import { deletePreset, type Preset, presetBuild } from "./preset-api.ts";

export function PresetTile({ preset, onDeleted }: { preset: Preset; onDeleted(): void }) {
  const t = useT();
  const language = useLanguage();
  const studio = useStudio();
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const slots = new Set(studio.template.manifest.slots.map(({ id }) => id));

  async function apply() {
    const parts = await studio.catalogue.parts().catch(() => null);
    const build = parts ? presetBuild(preset, parts, slots) : null;
    if (!build) return setError(t("studio.presets.not-applied"));
    setError(null);
    studio.editor.edit({ key: "studio.step.preset", values: { title: preset.title } }, () => build, { stickers: [] });
  }
  async function remove() {
    const result = await deletePreset(studio.clients, preset.uuid);
    if (!result.ok)
      return setError(result.offline ? t("studio.presets.offline") : result.message || t("studio.presets.not-deleted"));
    studio.announce(t("studio.presets.deleted", { title: preset.title }));
    onDeleted();
  }
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(preset.createdAt),
  );
  return (
    <li className="st-preset">
      <button type="button" className="st-preset-apply" onClick={() => void apply()}>
        <img src={preset.thumbnail} alt="" loading="lazy" />
        <b>{preset.title}</b>
        <span>{date}</span>
      </button>
      {asking ? (
        <div className="flex items-center gap-2">
          <span className="flex-1 text-text-2">{t("studio.presets.sure")}</span>
          <Button onClick={() => void remove()}>{t("studio.presets.delete")}</Button>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            {t("studio.cancel")}
          </Button>
        </div>
      ) : (
        <IconButton
          className="st-preset-delete"
          label={t("studio.presets.delete-of", { title: preset.title })}
          icon={<Trash2 />}
          onClick={() => setAsking(true)}
        />
      )}
      {error ? <ErrorNote>{error}</ErrorNote> : null}
    </li>
  );
}
