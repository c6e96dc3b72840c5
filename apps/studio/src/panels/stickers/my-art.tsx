import { Checkbox, ErrorNote, useT } from "@carloom/ui";
import { Upload as UploadIcon } from "lucide-react";
import { type DragEvent, useId, useState } from "react";
import { useStudio } from "../../workspace/studio-context.tsx";
import { uploadPlacement } from "./art.ts";
import { putOnShelf, type ShelfArt, shelf } from "./art-shelf.ts";
import { ACCEPTED, uploadArt, type UploadProblem } from "./upload.ts";
import { useArm } from "./use-arm.ts";

/** Art of one's own: chosen, dropped or pasted, once its rights are confirmed. */
export function MyArt() {
  const t = useT();
  const id = useId();
  const { clients, catalogue } = useStudio();
  const { arm, full, ready } = useArm();
  const [art, setArt] = useState(shelf);
  const [rights, setRights] = useState(false);
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<{ of: UploadProblem | "rights"; message: string } | null>(null);

  async function send(file: File | null | undefined) {
    if (!file || busy) return;
    if (!rights) return setProblem({ of: "rights", message: "" });
    setBusy(true);
    setProblem(null);
    const result = await uploadArt(clients, file);
    setBusy(false);
    if (!result.ok) return setProblem({ of: result.problem, message: result.message });
    const stored: ShelfArt = { ...result.art, name: file.name.replace(/\.[^.]+$/, "") };
    catalogue.remember(stored);
    setArt(putOnShelf(stored));
    if (ready && !full) arm(uploadPlacement(stored, stored.name));
  }
  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  }
  return (
    <div className="grid gap-2" onPaste={(event) => void send([...event.clipboardData.files][0])}>
      <Checkbox
        label={t("studio.upload.rights")}
        checked={rights}
        onChange={(event) => setRights(event.currentTarget.checked)}
      />
      <label
        htmlFor={id}
        className="st-drop"
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <UploadIcon size={20} strokeWidth={1.6} aria-hidden="true" />
        <span>{t(busy ? "studio.upload.busy" : "studio.upload.choose")}</span>
        <small>{t("studio.upload.kinds")}</small>
        <input
          id={id}
          type="file"
          className="ui-hidden"
          accept={ACCEPTED.join(",")}
          disabled={busy}
          onChange={(event) => {
            void send(event.currentTarget.files?.[0]);
            event.currentTarget.value = "";
          }}
        />
      </label>
      {problem ? (
        <ErrorNote>
          {problem.of === "refused" && problem.message
            ? problem.message
            : t(`studio.upload.${problem.of === "rights" ? "rights-needed" : problem.of}`)}
        </ErrorNote>
      ) : null}
      <ul className="st-library">
        {art.map((one) => (
          <li key={one.uuid}>
            <button
              type="button"
              title={one.name}
              aria-label={t("studio.stickers.pick", { title: one.name })}
              disabled={full || !ready}
              onClick={() => {
                catalogue.remember(one);
                arm(uploadPlacement(one, one.name));
              }}
            >
              <img src={one.url} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
