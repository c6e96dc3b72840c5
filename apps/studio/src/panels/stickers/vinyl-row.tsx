import { Button, ErrorNote, IconButton, Menu, type MenuItem, useT } from "@carloom/ui";
import { Ellipsis } from "lucide-react";
import { useRef, useState } from "react";
import { useCommandContext } from "../../commands/context.ts";
import { useCommand } from "../../commands/use-command.ts";
import { type Problem, problemKey } from "../../lib/problem.ts";
import { changeVinyl, forgetVinyl } from "../../vinyls/collection.ts";
import { broughtUp, earlierLayers } from "../../vinyls/outdated.ts";
import type { Vinyl } from "../../vinyls/vinyl.ts";
import { useEditorState, useStudio } from "../../workspace/studio-context.tsx";
import { newPlacement } from "../../art/art.ts";
import { useArm } from "./use-arm.ts";
import { VinylName } from "./vinyl-name.tsx";
import { VinylPicture } from "./vinyl-picture.tsx";
import { VinylShare } from "./vinyl-share.tsx";

type Open = "rename" | "folder" | "replace" | "share" | null;

/** One vinyl: its picture takes it in hand, the rest is beside its name. */
export function VinylRow({ vinyl, folders }: { vinyl: Vinyl; folders: readonly string[] }) {
  const t = useT();
  const studio = useStudio();
  const context = useCommandContext();
  const compose = useCommand("sticker.vinyl");
  const { arm, full, ready } = useArm();
  const behind = useEditorState((state) => earlierLayers(state.document, vinyl).length);
  const [open, setOpen] = useState<Open>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const more = useRef<HTMLDivElement>(null);
  const { title, pieces, authorName, folder, hash, width, height, uuid } = vinyl;

  function close() {
    setOpen(null);
    more.current?.querySelector("button")?.focus();
  }
  async function change(patch: { title?: string; folder?: string }) {
    const done = await changeVinyl(studio, vinyl, patch);
    setProblem(done.ok ? null : done.problem);
    if (done.ok) close();
  }
  async function replace(everywhere: boolean) {
    setBusy(true);
    try {
      const { replaceBySelected } = await import("../../vinyls/actions.ts");
      await replaceBySelected(context, vinyl, everywhere);
      close();
    } catch {
      setProblem("refused");
    }
    setBusy(false);
  }
  const update = () =>
    studio.editor.edit({ key: "studio.step.vinyl-update" }, (build) =>
      broughtUp(build, vinyl, earlierLayers(build, vinyl)),
    );
  const items: readonly MenuItem[] = [
    { id: "rename", label: t("studio.vinyl.rename"), onSelect: () => setOpen("rename") },
    { id: "folder", label: t("studio.vinyl.move"), onSelect: () => setOpen("folder") },
    {
      id: "replace",
      label: t("studio.vinyl.replace"),
      disabled: !compose.enabled,
      onSelect: () => setOpen("replace"),
    },
    { id: "share", label: t("studio.vinyl.share"), onSelect: () => setOpen("share") },
    "line",
    {
      id: "forget",
      label: t("studio.vinyl.forget"),
      onSelect: () => void forgetVinyl(studio, vinyl).then(setProblem),
    },
  ];
  return (
    <li className="st-vinyl">
      <div className="st-vinyl-line">
        <button
          type="button"
          className="st-vinyl-pick"
          title={t("studio.stickers.pick", { title })}
          aria-label={t("studio.stickers.pick", { title })}
          disabled={full || !ready}
          onClick={() => arm(newPlacement({ kind: "vinyl", hash, of: uuid }, width, width / height, title))}
        >
          <VinylPicture hash={hash} className="st-vinyl-picture" />
        </button>
        {open === "rename" ? (
          <VinylName
            label={t("studio.vinyl.new-name")}
            value={title}
            onDone={(name) => void (name === null ? close() : change({ title: name }))}
          />
        ) : open === "folder" ? (
          <VinylName
            label={t("studio.vinyl.folder-name")}
            value={folder}
            among={folders}
            onDone={(name) => void (name === null ? close() : change({ folder: name }))}
          />
        ) : (
          <p>
            <b>{title}</b>
            <small>
              {[
                t("studio.vinyl.pieces", { count: pieces }),
                folder,
                authorName ? t("studio.vinyl.by", { name: authorName }) : "",
              ]
                .filter(Boolean)
                .join(" · ")}
            </small>
          </p>
        )}
        <div ref={more}>
          <Menu align="end" items={items}>
            {(trigger) => <IconButton label={t("studio.vinyl.more-of", { title })} icon={<Ellipsis />} {...trigger} />}
          </Menu>
        </div>
      </div>
      {open === "replace" ? (
        <div className="st-vinyl-more">
          <p>{t("studio.vinyl.replace-how", { title })}</p>
          <div className="flex flex-wrap gap-1">
            <Button variant="primary" size="small" disabled={isBusy} onClick={() => void replace(true)}>
              {t("studio.vinyl.everywhere")}
            </Button>
            <Button size="small" disabled={isBusy} onClick={() => void replace(false)}>
              {t("studio.vinyl.stay")}
            </Button>
            <Button variant="quiet" size="small" onClick={close}>
              {t("studio.vinyl.cancel")}
            </Button>
          </div>
        </div>
      ) : null}
      {open === "share" ? <VinylShare vinyl={vinyl} onClose={close} /> : null}
      {behind > 0 ? (
        <div className="st-vinyl-more">
          <p>{t("studio.vinyl.behind", { count: behind })}</p>
          <Button size="small" onClick={update}>
            {t("studio.vinyl.update-here")}
          </Button>
        </div>
      ) : null}
      {problem ? <ErrorNote>{t(problemKey(problem, "studio.vinyl.not-changed"))}</ErrorNote> : null}
    </li>
  );
}
