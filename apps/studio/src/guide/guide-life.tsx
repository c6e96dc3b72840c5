import { useEffect } from "react";
import { preferences } from "../lib/preferences.ts";
import { useStudio, useUi } from "../workspace/studio-context.tsx";
import { PANEL_OF } from "./steps.ts";
import { useGuide } from "./use-guide.ts";

/**
 * Begins the guide for who is here for the first time, with nothing built yet, names the panel that it wants opened, and
 * ends it for good after the last step.
 */
export function GuideLife(): null {
  const { editor, ui, cartEdit } = useStudio();
  const there = useUi((state) => state.stage.name === "ready" || state.stage.name === "no-webgl");
  const guide = useGuide();
  const over = guide !== null && guide.step === null;
  const panel = guide?.step && guide.prompt.endsWith("-open") ? PANEL_OF[guide.step] : null;
  useEffect(() => ui.set({ guide: { ...ui.get().guide, panel } }), [panel, ui]);
  useEffect(() => {
    const { document: build, history } = editor.state;
    const untouched =
      history.done.length === 0 &&
      build.stickers.length === 0 &&
      Object.keys(build.paint).length === 0 &&
      Object.keys(build.parts).length === 0;
    if (there && !cartEdit && untouched && preferences.get().guide === "new") preferences.set({ guide: "on" });
  }, [there, editor, cartEdit]);
  useEffect(() => {
    if (!over || preferences.get().guide !== "on") return;
    preferences.set({ guide: "over" });
    ui.set({ guide: { ...ui.get().guide, farewell: true } });
  }, [over, ui]);
  return null;
}
