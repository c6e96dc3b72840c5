import { Dialog as Modal, type DialogProps } from "@carloom/ui";
import { useEffect, useRef } from "react";

/**
 * A dialog that is there while it is open. The platform gives the focus back where one is closed; where it is taken away
 * with its content, this does: to what opened it, or to the page where that is gone.
 */
export function Dialog(props: DialogProps) {
  const opener = useRef(document.activeElement);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const { current } = opener;
      const back = current?.isConnected && current !== document.body ? current : document.getElementById("main");
      (back as HTMLElement | null)?.focus({ preventScroll: true });
    },
    [],
  );
  return <Modal {...props} />;
}
