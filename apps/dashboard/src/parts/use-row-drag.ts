import { type DragEvent, useState } from "react";

/** Rows that are carried to another place by the pointer; buttons have to do the same. @param move takes a row to a place */
export function useRowDrag(isOn: boolean, move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return {
    /** Which one is carried, and over which it is held. */
    dragged,
    over,
    rowProps: (index: number, id: string) => ({
      draggable: isOn,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", id);
        setDragged(index);
      },
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        setOver(index);
      },
      onDragEnd: end,
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged !== null && dragged !== index) move(dragged, index);
        end();
      },
    }),
  };
}
