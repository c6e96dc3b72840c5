import { IconButton, useT } from "@carloom/ui";
import { Camera } from "lucide-react";
import { useStudio, useUi } from "../workspace/studio-context.tsx";

/** Opens photo, film and files; there is nothing to take before the car stands. */
export function OutputButton() {
  const t = useT();
  const { ui } = useStudio();
  const ready = useUi((state) => state.stage.name === "ready");
  return (
    <IconButton
      label={t("studio.output.title")}
      icon={<Camera />}
      disabled={!ready}
      onClick={() => ui.set({ output: true })}
    />
  );
}
