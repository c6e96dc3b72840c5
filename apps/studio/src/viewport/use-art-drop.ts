import { type DragEvent, useEffect, useState } from "react";
import { useStudio } from "../workspace/studio-context.tsx";

const sending = () => import("../panels/stickers/send-art.ts");
const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("input:not([type=checkbox],[type=radio],[type=range]), textarea");

/** Pictures pasted anywhere on the page, and pictures dropped on the car, which lie where they were dropped. */
export function useArtDrop() {
  const studio = useStudio();
  const [over, setOver] = useState(false);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (isTyped(event.target)) return;
      const data = event.clipboardData;
      const [file] = [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
      if (!file) return;
      event.preventDefault();
      void sending().then(({ sendArt }) => sendArt(studio, file));
    };
    window.addEventListener("paste", paste);
    return () => window.removeEventListener("paste", paste);
  }, [studio]);
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
        const [file] = [...event.dataTransfer.files];
        if (file) void sending().then(({ sendArt }) => sendArt(studio, file, point));
      },
    },
  };
}
