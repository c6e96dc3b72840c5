import { type ReactNode, useEffect, useId, useRef } from "react";
import { CrossGlyph } from "./glyphs.tsx";
import { IconButton } from "./icon-button.tsx";
import { useT } from "./messages.tsx";

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
};

/** The platform's modal dialog: focus stays inside, Escape and a click outside close it, focus returns. */
export function Dialog({ open, onClose, title, children, footer }: DialogProps) {
  const t = useT();
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      className="ui-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open ? (
        <div>
          <div className="ui-dialog-head">
            <h2 id={id}>{title}</h2>
            <IconButton label={t("ui.close")} icon={<CrossGlyph />} onClick={onClose} />
          </div>
          <div className="ui-dialog-body">{children}</div>
          {footer ? <div className="ui-dialog-foot">{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
