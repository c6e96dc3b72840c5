import { Segmented, useT } from "@carloom/ui";
import { useStudio, useUi } from "../../workspace/studio-context.tsx";
import type { Shelf } from "../../workspace/ui-state.ts";
import { VersionList } from "../versions/version-list.tsx";
import { PresetList } from "./preset-list.tsx";

/** What was put aside: by name, and by time. */
export function PresetsPanel() {
  const t = useT();
  const { ui } = useStudio();
  const shelf = useUi((state) => state.shelf);
  return (
    <>
      <div className="st-shelf">
        <Segmented
          label={t("studio.shelf.label")}
          value={shelf}
          options={[
            { value: "presets", label: t("studio.panel.presets") },
            { value: "versions", label: t("studio.versions.title") },
          ]}
          onChange={(value) => ui.set({ shelf: value as Shelf })}
        />
      </div>
      {shelf === "presets" ? <PresetList /> : <VersionList />}
    </>
  );
}
