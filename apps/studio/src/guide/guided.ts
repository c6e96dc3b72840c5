import { preferences } from "../lib/preferences.ts";
import { useStore } from "../lib/store.ts";
import { useStudio, useUi } from "../workspace/studio-context.tsx";

/** Are the first steps shown? */
export function useGuided(): boolean {
  const { cartEdit } = useStudio();
  const on = useStore(preferences, (state) => state.guide === "on");
  const farewell = useUi((state) => state.guide.farewell);
  return (on || farewell) && !cartEdit;
}
