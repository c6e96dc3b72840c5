import type { WorkshopKind } from "@carloom/api-client/threed";
import { buttonClass, ErrorNote, Progress, useT } from "@carloom/ui";
import { Upload } from "lucide-react";
import { problemText } from "../parts/act-dialog.tsx";
import { DropZone } from "../parts/drop-zone.tsx";
import { chosenFiles, type Dropped, droppedFiles } from "./dropped.ts";
import { type Begun, useUpload } from "./use-upload.ts";

const megabytes = (bytes: number): string => (bytes / 1_048_576).toFixed(1);

/** Where cars are dropped, or chosen by a real file input. */
export function DropArea({
  begun,
  onWhole,
  kind = "CAR",
}: {
  begun: readonly Begun[];
  onWhole: (uuid: string) => void;
  /** What the files become. */
  kind?: WorkshopKind;
}) {
  const t = useT();
  const { sending, problems, send } = useUpload(begun, onWhole, kind);
  const take = (files: Promise<readonly Dropped[]>) => {
    if (!sending) void send(files);
  };
  return (
    <>
      <DropZone onFiles={(data) => take(droppedFiles(data))}>
        {sending ? (
          <Progress
            label={t("dashboard.workshop.sending", { name: sending.name })}
            value={sending.sent / sending.bytes}
            text={t("dashboard.workshop.ofMegabytes", {
              done: megabytes(sending.sent),
              all: megabytes(sending.bytes),
            })}
          />
        ) : (
          <>
            <Upload aria-hidden size={22} strokeWidth={1.4} />
            <p>{t(kind === "CAR" ? "dashboard.workshop.drop" : "dashboard.parts.drop")}</p>
            <label className={buttonClass({ variant: "primary" })}>
              {t("dashboard.workshop.choose")}
              <input
                className="ui-hidden"
                type="file"
                multiple
                accept=".glb,.zip,.carloom,.gltf,.bin,.obj,.mtl,.png,.jpg,.jpeg,.webp,.ktx2,model/gltf-binary,application/zip"
                onChange={(event) => {
                  take(Promise.resolve(chosenFiles(event.currentTarget.files ?? [])));
                  event.currentTarget.value = "";
                }}
              />
            </label>
            <small className="da-soft">
              {t(kind === "CAR" ? "dashboard.workshop.dropHint" : "dashboard.parts.dropHint")}
            </small>
          </>
        )}
      </DropZone>
      {begun.map(({ uuid, fileName, bytes, received }) => (
        <p key={uuid} className="da-soft">
          {t("dashboard.workshop.goOn", { name: fileName, percent: String(Math.floor((received / bytes) * 100)) })}
        </p>
      ))}
      {problems.map((problem) => (
        <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
      ))}
    </>
  );
}
