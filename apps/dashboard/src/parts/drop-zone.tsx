import { type ReactNode, useState } from "react";

/** Where files are dropped; it shows that they may be let go here. What chooses files by a real input stands in it. */
export function DropZone({ onFiles, children }: { onFiles: (data: DataTransfer) => void; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className="da-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles(event.dataTransfer);
      }}
    >
      {children}
    </div>
  );
}
