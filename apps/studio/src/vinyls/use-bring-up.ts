import { useT } from "@carloom/ui";
import { useEffect, useRef } from "react";
import { afterFirstFrame } from "../workspace/first-frame.ts";
import { useStudio } from "../workspace/studio-context.tsx";

/** Vinyls of the open build follow what they were updated to elsewhere, once it is shown. */
export function useBringUp(): void {
  const studio = useStudio();
  const t = useRef(useT());
  useEffect(() => {
    const shows = ({ stickers }: typeof studio.editor.state.document) =>
      stickers.some(({ art }) => art.kind === "vinyl");
    if (!shows(studio.editor.state.document)) return;
    afterFirstFrame(() => import("./bring-up.ts"))
      .then(({ bringUp }) => bringUp(studio, t.current))
      // the panel says what it could not load
      .catch(() => undefined);
  }, [studio]);
}
