import { useT } from "@carloom/ui";
import { useState } from "react";
import { useStudio } from "../../workspace/studio-context.tsx";
import { deletionsOf } from "./deletions.ts";
import {
  createPreset,
  MAX_NAME,
  type Outcome,
  pictureOf,
  type Preset,
  presetBuild,
  presetProblem,
  renamePreset,
} from "./preset-api.ts";

/** What can be done with a preset. What fails is said beside it; the build is as it was. */
export function usePresetActions(preset: Preset, onChanged: () => void) {
  const t = useT();
  const studio = useStudio();
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function build() {
    const parts = await studio.catalogue.parts().catch(() => null);
    const slots = new Set(studio.template.manifest.slots.map(({ id }) => id));
    const found = parts ? presetBuild(preset, parts, slots) : null;
    setError(found ? null : t("studio.presets.not-applied"));
    return found;
  }
  async function change(work: () => Promise<Outcome>, done: string, not: string) {
    if (busy) return false;
    setBusy(true);
    const result = await work();
    setBusy(false);
    if (!result.ok) setError(t(presetProblem(result.problem, not)));
    else {
      setError(null);
      studio.announce(done);
      onChanged();
    }
    return result.ok;
  }
  return {
    error,
    busy,
    async apply() {
      const found = await build();
      if (!found) return;
      const { title } = preset;
      studio.editor.edit({ key: "studio.step.preset", values: { title } }, () => found, { stickers: [] });
    },
    async compare() {
      const found = await build();
      if (found) studio.ui.set({ comparison: { title: preset.title, build: found }, sheet: "peek" });
    },
    async rename(title: string) {
      const name = title.trim();
      if (!name || name === preset.title) return true;
      return change(
        () => renamePreset(studio.clients, preset.uuid, name),
        t("studio.presets.renamed", { title: name }),
        "studio.presets.not-renamed",
      );
    },
    async duplicate() {
      const found = await build();
      const project = await studio.saving.ensureProject();
      if (!found || !project) return;
      const title = t("studio.presets.copy-of", { title: preset.title }).slice(0, MAX_NAME);
      await change(
        async () =>
          createPreset(studio.clients, project.uuid, { title, build: found, thumbnail: await pictureOf(preset) }),
        t("studio.presets.saved", { title }),
        "studio.presets.not-saved",
      );
    },
    remove() {
      deletionsOf(studio).remove(preset);
      studio.announce(t("studio.presets.deleted", { title: preset.title }));
    },
    undo() {
      deletionsOf(studio).undo(preset.uuid);
      studio.announce(t("studio.presets.kept", { title: preset.title }));
    },
  };
}
