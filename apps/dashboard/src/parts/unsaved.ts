import { useEffect, useId } from "react";

/** Forms that hold what is not saved yet. */
const open = new Set<string>();

export const hasUnsaved = (): boolean => open.size > 0;

/** Says that a form holds something unsaved, as long as it does and is shown. */
export function useUnsaved(isChanged: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isChanged) return;
    open.add(id);
    return () => {
      open.delete(id);
    };
  }, [id, isChanged]);
}
