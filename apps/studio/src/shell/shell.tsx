import { primaryOf } from "@carloom/editor";
import { SkipLink, useT } from "@carloom/ui";
import { lazy, Suspense, useEffect } from "react";
import { useKeyboard } from "../commands/use-keyboard.ts";
import { useLayoutMode } from "../lib/media.ts";
import { Viewport } from "../viewport/viewport.tsx";
import { useEditorState, useSaving, useStudio, useUi } from "../workspace/studio-context.tsx";
import { Announcer } from "./announcer.tsx";
import { PanelBoundary } from "./panel-boundary.tsx";
import { PanelHost } from "./panel-host.tsx";
import { Rail } from "./rail.tsx";
import { TopBar } from "./top-bar.tsx";

const ConflictDialog = lazy(() =>
  import("./conflict-dialog.tsx").then(({ ConflictDialog: component }) => ({ default: component })),
);
const OutputDialog = lazy(() =>
  import("../output/output-dialog.tsx").then(({ OutputDialog: component }) => ({ default: component })),
);
const ShareDialog = lazy(() =>
  import("../share/share-dialog.tsx").then(({ ShareDialog: component }) => ({ default: component })),
);
const HelpDialog = lazy(() =>
  import("./help-dialog.tsx").then(({ HelpDialog: component }) => ({ default: component })),
);
const Ledger = lazy(() => import("./ledger.tsx").then(({ Ledger: component }) => ({ default: component })));
const Palette = lazy(() => import("../palette/palette.tsx").then(({ Palette: component }) => ({ default: component })));
const Inspector = lazy(() =>
  import("../panels/stickers/inspector.tsx").then(({ Inspector: component }) => ({ default: component })),
);

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
  const later = useUi((state) => state.conflictLater);
  const help = useUi((state) => state.help);
  const palette = useUi((state) => state.palette);
  const output = useUi((state) => state.output);
  const share = useUi((state) => state.share);
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
          <PanelBoundary>
            <Suspense fallback={null}>
              <Inspector />
            </Suspense>
          </PanelBoundary>
        </aside>
      ) : null}
      <Suspense fallback={<div className="st-ledger" aria-hidden="true" />}>
        <Ledger />
      </Suspense>
      <Announcer />
      <Suspense fallback={null}>
        {conflict && !later ? <ConflictDialog /> : null}
        {help ? <HelpDialog /> : null}
        {palette ? <Palette /> : null}
        {output ? <OutputDialog /> : null}
        {share ? <ShareDialog /> : null}
      </Suspense>
    </div>
  );
}
