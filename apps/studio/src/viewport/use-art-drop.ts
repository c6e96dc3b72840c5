import type { ScreenPoint } from "@carloom/stage";
import { type TranslateText, useT } from "@carloom/ui";
import { type DragEvent, useEffect, useState } from "react";
import type { Studio } from "../workspace/studio.ts";
import { useStudio } from "../workspace/studio-context.tsx";

type Given = { files: readonly File[]; text?: string; point?: ScreenPoint };
/** What takes in files and layers comes after the first frame; where it cannot be fetched, the panel says so. */
const take = (studio: Studio, t: TranslateText, given: Given) =>
  import("../clipboard/given.ts").then(
    ({ takeIn }) => takeIn(studio, t, given),
    () => {
      const { ui } = studio;
      const problems = [{ of: navigator.onLine ? ("program" as const) : ("offline" as const), name: null }];
      ui.set({ panel: "stickers", artSource: "art", sheet: "half", art: { ...ui.get().art, problems } });
    },
  );
const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("input:not([type=checkbox],[type=radio],[type=range]), textarea");

/** Pictures, layers and paint pasted anywhere on the page, and pictures dropped on the car, which lie where they were dropped. */
export function useArtDrop() {
  const t = useT();
  const studio = useStudio();
  const [over, setOver] = useState(false);
  useEffect(() => {
    const pasted = (event: ClipboardEvent) => {
      if (isTyped(event.target)) return;
      const data = event.clipboardData;
      const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
      const text = data?.getData("text/plain");
      if (files.length === 0 && !text) return;
      event.preventDefault();
      void take(studio, t, { files, ...(text && { text }) });
    };
    window.addEventListener("paste", pasted);
    return () => window.removeEventListener("paste", pasted);
  }, [studio, t]);
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault();
        setOver(false);
        const box = event.currentTarget.getBoundingClientRect();
        const point = { x: event.clientX - box.left, y: event.clientY - box.top };
        void take(studio, t, { files: [...event.dataTransfer.files], point });
      },
    },
  };
}
