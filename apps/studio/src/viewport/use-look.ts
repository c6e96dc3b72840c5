import type { Stage } from "@carloom/stage";
import { useEffect } from "react";
import { useStudio, useUi } from "../workspace/studio-context.tsx";

/** Brings what was chosen in a panel into view. Comes after what panels cover is known. */
export function useLook(stage: Stage | null): void {
  const { ui } = useStudio();
  const look = useUi((state) => state.look);
  useEffect(() => {
    const reveal = async () => {
      if (look && (await stage?.reveal(look.subject))) ui.set({ view: null, turntable: false });
    };
    // what cannot be loaded leaves the camera where it is
    reveal().catch(() => undefined);
  }, [look, stage, ui]);
}
