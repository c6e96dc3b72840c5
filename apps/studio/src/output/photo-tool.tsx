import { IconButton, useT } from "@carloom/ui";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useMedia } from "../lib/media.ts";
import { useStudio } from "../workspace/studio-context.tsx";
import { freeWidth, photo, zoomForFrame } from "./photo-frame.ts";
import "./photo.css";

/** CSS px beside the car, as in `photo.css`. */
const WIDTH = 320;

/** Beside the car, not over it: what is framed is seen and turned meanwhile. */
export function PhotoTool({ onClose, children }: { onClose(): void; children: ReactNode }) {
  const t = useT();
  const { ui, editor } = useStudio();
  const studio = useStudio();
  const title = useId();
  const own = useRef<HTMLElement>(null);
  const phone = useMedia("(max-width: 759px)");
  useEffect(() => {
    const before = document.activeElement;
    const { stickers } = editor.state.selection;
    const { stage } = studio;
    const fov = stage?.getView().fov;
    // frames of layers would lie over the picture that is framed
    editor.select({ stickers: [] });
    photo.set({ open: true, aiming: false });
    own.current?.focus();
    return () => {
      photo.set({ open: false, aiming: false });
      if (stickers.length > 0 && editor.state.selection.stickers.length === 0) editor.select({ stickers });
      // the view stays where it was turned to, with the lens and the level that it had
      if (stage && fov !== undefined) {
        const { roll: _roll, ...pose } = stage.getView();
        stage.setView({ ...pose, fov }, { animate: false });
      }
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [studio, editor]);
  useEffect(() => {
    const { flatWidth, panel, sheet } = ui.get();
    const { stage } = studio;
    const before = stage ? freeWidth(stage) : 0;
    ui.set(phone ? { flat: null, sheet: "half", panel: panel ?? "scene" } : { flat: null, flatWidth: WIDTH });
    let by = 1;
    const frame = requestAnimationFrame(() => {
      by = stage ? zoomForFrame(stage, before, photo.get().size) : 1;
      if (by !== 1) stage?.zoom(by);
    });
    return () => {
      cancelAnimationFrame(frame);
      ui.set(phone ? { sheet, panel } : { flatWidth: flatWidth === WIDTH ? 0 : flatWidth });
      if (by !== 1) stage?.zoom(1 / by);
    };
  }, [studio, ui, phone]);
  return (
    <section
      ref={own}
      // one that leaves the page to be worked with
      role="dialog"
      tabIndex={-1}
      className="st-photo"
      data-region=""
      aria-labelledby={title}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.stopPropagation();
        if (photo.get().aiming) photo.set({ aiming: false });
        else onClose();
      }}
    >
      <header>
        <h2 id={title}>{t("studio.output.title")}</h2>
        <IconButton label={t("studio.photo.close")} icon={<X />} onClick={onClose} />
      </header>
      <div>{children}</div>
    </section>
  );
}
