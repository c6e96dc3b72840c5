import { type Placement, printWarnings } from "@carloom/build";
import { type RefObject, useEffect, useRef } from "react";
import { useReducedMotion } from "../lib/media.ts";
import { useStudio, useUi } from "../workspace/studio-context.tsx";
import { usePreflightText, useReport } from "./use-preflight.ts";

/** Goes to what is to be looked at before print, where somebody asked to. Returns its heading, which takes the focus. */
export function useReviewed({ id }: Placement, name: string): RefObject<HTMLHeadingElement | null> {
  const { ui, announce } = useStudio();
  const head = useRef<HTMLHeadingElement>(null);
  const wanted = useUi((state) => state.reviewing === id);
  const report = useReport(id);
  const text = usePreflightText();
  const less = useReducedMotion();
  useEffect(() => {
    if (!wanted) return;
    ui.set({ reviewing: null });
    head.current?.focus({ preventScroll: true });
    head.current?.closest("section")?.scrollIntoView({ block: "start", behavior: less ? "auto" : "smooth" });
    // the focus tells the heading alone
    if (report) announce(`${name}: ${printWarnings(report.lines).map(text).join(". ")}`);
  }, [wanted, ui, announce, report, text, name, less]);
  return head;
}
