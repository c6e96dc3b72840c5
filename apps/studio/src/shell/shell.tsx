import { primaryOf } from "@carloom/editor";
import { SkipLink, useT } from "@carloom/ui";
import { useEffect } from "react";
import { useKeyboard } from "../every-command/use-keyboard.ts";
import { useLayoutMode } from "../lib/media.ts";
import { Viewport } from "../viewport/viewport.tsx";
import { useEditorState, useSaving, useStudio, useUi } from "../workspace/studio-context.tsx";
import { Announcer } from "./announcer.tsx";
import { later } from "../kit/later.tsx";
import { Inspector, PanelHost } from "./panel-host.tsx";
import { OutdatedDialog } from "./outdated-dialog.tsx";
import { Rail } from "./rail.tsx";
import { TopBar } from "./top-bar.tsx";
import { Visits } from "../visits/later-visits.tsx";

const ConflictDialog = later(() => import("./conflict-dialog.tsx").then((part) => part.ConflictDialog), {
  close: ({ ui }) => ui.set({ conflictLater: true }),
});
const OutputDialog = later(() => import("../output/output-dialog.tsx").then((part) => part.OutputDialog), {
  close: ({ ui }) => ui.set({ output: false }),
});
const ShareDialog = later(() => import("../share/share-dialog.tsx").then((part) => part.ShareDialog), {
  close: ({ ui }) => ui.set({ share: false }),
});
const TemplatesDialog = later(() => import("../templates/templates-dialog.tsx").then((part) => part.TemplatesDialog), {
  close: ({ ui }) => ui.set({ templates: false }),
});
const LayeredDialog = later(() => import("../layered/layered-dialog.tsx").then((part) => part.LayeredDialog), {
  close: ({ ui }) => ui.set({ layered: [] }),
});
const HelpDialog = later(() => import("./help-dialog.tsx").then((part) => part.HelpDialog), {
  close: ({ ui }) => ui.set({ help: false }),
});
const Palette = later(() => import("../palette/palette.tsx").then((part) => part.Palette), {
  close: ({ ui }) => ui.set({ palette: false }),
});
const Ledger = later(() => import("./ledger.tsx").then((part) => part.Ledger), {
  waiting: <div className="st-ledger" aria-hidden="true" />,
  told: "ledger",
});

/** Left is what you can take, right is what you selected, bottom is what it costs, the middle is the car. */
export function Shell() {
  const t = useT();
  const studio = useStudio();
  useKeyboard(studio);
  const mode = useLayoutMode();
  const panel = useUi((state) => state.panel);
  const libraryFirst = useUi((state) => state.libraryOverInspector);
  const selected = useEditorState((state) => primaryOf(state.selection));
  const conflict = useSaving((state) => state.conflict !== null);
  const outdated = useSaving((state) => state.status === "outdated");
  const putOff = useUi((state) => state.conflictLater);
  const help = useUi((state) => state.help);
  const palette = useUi((state) => state.palette);
  const output = useUi((state) => state.output);
  const share = useUi((state) => state.share);
  const templates = useUi((state) => state.templates);
  const layered = useUi((state) => state.layered[0]);
  // Put off is one question, not the next.
  useEffect(() => {
    if (!conflict) studio.ui.set({ conflictLater: false });
  }, [conflict, studio]);
  const inspecting =
    selected !== null && (panel === null || panel === "stickers") && (mode === "wide" || !libraryFirst);
  const replaced = inspecting && mode === "medium";
  return (
    <div className="st-app" data-mode={mode}>
      <SkipLink target="panel">{t("studio.skip")}</SkipLink>
      <TopBar />
      <Rail />
      <Viewport inspector={inspecting && mode !== "phone"} />
      {panel && !replaced ? <PanelHost panel={panel} inspecting={inspecting && mode === "phone"} /> : null}
      {inspecting && mode !== "phone" ? (
        <aside data-region="" className="st-panel st-inspector" aria-label={t("studio.inspector.label")}>
          <Inspector />
        </aside>
      ) : null}
      <Ledger />
      <Announcer />
      <Visits />
      {outdated ? <OutdatedDialog /> : conflict && !putOff ? <ConflictDialog /> : null}
      {help ? <HelpDialog /> : null}
      {palette ? <Palette /> : null}
      {output ? <OutputDialog /> : null}
      {share ? <ShareDialog /> : null}
      {templates ? <TemplatesDialog /> : null}
      {layered ? <LayeredDialog key={layered.id} layered={layered} /> : null}
    </div>
  );
}
