import type { WorkshopRowFragment } from "@carloom/api-client/threed";
import { useT } from "@carloom/ui";
import { State, type Tone } from "../parts/state.tsx";

const TONES: Record<WorkshopRowFragment["state"], Tone> = {
  UPLOADING: "warn",
  WAITING: "open",
  RUNNING: "open",
  DONE: "good",
  REFUSED: "bad",
  FAILED: "bad",
  STOPPED: "warn",
};

export const isBusy = ({ state }: Pick<WorkshopRowFragment, "state">): boolean =>
  state === "WAITING" || state === "RUNNING";

type Shown = Pick<WorkshopRowFragment, "state" | "isPublished" | "isOpen" | "takenDownAt">;

/** How far the import is, and what visitors see of it. */
export function States({ of }: { of: Shown }) {
  const t = useT();
  const shown = of.takenDownAt ? "down" : of.isPublished ? (of.isOpen ? "open" : "soon") : null;
  return (
    <span className="da-head-state">
      <State tone={TONES[of.state]}>{t(`dashboard.workshop.state.${of.state}`)}</State>
      {shown ? (
        <State tone={shown === "open" ? "good" : shown === "soon" ? "quiet" : "bad"}>
          {t(`dashboard.workshop.shown.${shown}`)}
        </State>
      ) : null}
    </span>
  );
}
