import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from "react";
import { placeBeside, type Side } from "./placement.ts";

export type TooltipProps = {
  text: string;
  side?: Side;
  /** One element that can take focus. */
  children: ReactElement<{ "aria-describedby"?: string | undefined }>;
};

const DELAY_MS = 450;

/** A description on hover and on focus; Escape hides it. Never the only place of an information. */
export function Tooltip({ text, side = "below", children }: TooltipProps) {
  const id = useId();
  const wrap = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const element = tip.current;
    const anchor = wrap.current?.firstElementChild;
    if (!open || !element || !anchor) return;
    element.showPopover();
    placeBeside(element, anchor, side, "center");
    const hide = (event: globalThis.KeyboardEvent) => event.key === "Escape" && setOpen(false);
    document.addEventListener("keydown", hide);
    return () => {
      document.removeEventListener("keydown", hide);
      element.hidePopover();
    };
  }, [open, side]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  return (
    <span
      ref={wrap}
      style={{ display: "contents" }}
      onPointerOver={(event) => event.pointerType === "mouse" && show(DELAY_MS)}
      onPointerOut={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(":focus-visible") && show(0)}
      onBlur={hide}
    >
      {cloneElement(children, { "aria-describedby": open ? id : undefined })}
      <div ref={tip} id={id} role="tooltip" popover="manual" className="ui-tooltip">
        {text}
      </div>
    </span>
  );
}
