import { TriangleAlert } from "lucide-react";

/** Look at this before going on. Says its name where no text stands beside it. */
export function Warn({ label }: { label?: string }) {
  const named = label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": true } as const);
  return <TriangleAlert size={14} strokeWidth={1.6} className="flex-none text-warn" {...named} />;
}
