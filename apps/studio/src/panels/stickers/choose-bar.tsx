import { Button, useT } from "@carloom/ui";
import { Check } from "lucide-react";
import { useLayoutMode } from "../../lib/media.ts";
import { useStudio } from "../../workspace/studio-context.tsx";

/** How many are chosen, and the ways on: to what can be done with them, or back to one at a time. */
export function ChooseBar({ count }: { count: number }) {
  const t = useT();
  const { ui } = useStudio();
  const beside = useLayoutMode() === "wide";
  return (
    <p className="st-review">
      <span role="status">{t("studio.layers.chosen", { count })}</span>
      <span className="ml-auto flex gap-2">
        {beside || count === 0 ? null : (
          <Button size="small" onClick={() => ui.set({ choosing: false, libraryOverInspector: false })}>
            {t("studio.layers.edit")}
          </Button>
        )}
        <Button size="small" onClick={() => ui.set({ choosing: false })}>
          {t("studio.layers.done")}
        </Button>
      </span>
    </p>
  );
}

/** Whether a row is chosen: for the eye, beside a button that says so. */
export const CheckMark = ({ on }: { on: boolean }) => (
  <i className="st-check" data-on={on || undefined}>
    {on ? <Check size={14} strokeWidth={2.4} /> : null}
  </i>
);
