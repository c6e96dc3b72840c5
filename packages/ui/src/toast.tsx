import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from "react";
import { useT } from "./messages.tsx";

export type ToastOptions = { durationMs?: number };
type Shown = { id: number; text: string; durationMs: number };

const DURATION_MS = 5000;
const Toasts = createContext<((text: string, options?: ToastOptions) => void) | null>(null);

/** Holds the toasts of an application: top centre, said politely. What failed is shown beside its cause instead. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const next = useRef(1);
  const show = useCallback((text: string, { durationMs = DURATION_MS }: ToastOptions = {}) => {
    const id = next.current++;
    setToasts((all) => [...all.slice(-2), { id, text, durationMs }]);
  }, []);
  const close = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  return (
    <Toasts value={show}>
      {children}
      <div className="ui-toasts" role="status" aria-live="polite">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={close} />
        ))}
      </div>
    </Toasts>
  );
}

function ToastCard({ toast, onClose }: { toast: Shown; onClose: (id: number) => void }) {
  const t = useT();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onClose(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [held, onClose, toast]);
  return (
    <div
      className="ui-toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{toast.text}</span>
      <button type="button" onClick={() => onClose(toast.id)}>
        {t("ui.close")}
      </button>
    </div>
  );
}

/** Shows a toast for 5 s (longer while hovered or focused). Throws outside a `ToastProvider`. */
export function useToast(): (text: string, options?: ToastOptions) => void {
  const show = use(Toasts);
  if (!show) throw new Error("useToast needs a ToastProvider.");
  return show;
}
