import { StickerBringDocument } from "@carloom/api-client/threed";
import { buttonClass, ErrorNote, Progress, useT } from "@carloom/ui";
import { useQueryClient } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useState } from "react";
import { session } from "../boot/session.ts";
import { DropZone } from "../parts/drop-zone.tsx";
import { droppedFiles } from "../workshop/dropped.ts";
import { type Refused, refusalText } from "./refusal-text.ts";

type Sent = { done: number; all: number };

/** Drawings among what was dropped; a folder's name says of what type they are. */
async function drawingsOf(data: DataTransfer): Promise<File[]> {
  const found = (await droppedFiles(data)).filter(({ path }) => /\.(svg|zip)$/i.test(path));
  return found.map(({ path, file }) => new File([file], path, { type: file.type }));
}

/** Where drawings are dropped: SVG files, a folder or a zip of them. */
export function BringStickers() {
  const t = useT();
  const client = useQueryClient();
  const [sent, setSent] = useState<Sent | null>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [problem, setProblem] = useState<"dashboard.stickers.noDrawing" | "dashboard.act.failed" | null>(null);
  const send = async (files: readonly File[]) => {
    if (sent) return;
    setProblem(files.length === 0 ? "dashboard.stickers.noDrawing" : null);
    if (files.length === 0) return;
    const wrong: Refused[] = [];
    setRefused([]);
    for (const [done, file] of files.entries()) {
      setSent({ done, all: files.length });
      try {
        const { stickerBring } = await session.clients.threed.mutate(StickerBringDocument, { file });
        wrong.push(...stickerBring.refused);
        if (stickerBring.refusal) wrong.push(stickerBring.refusal);
      } catch {
        wrong.push({ name: file.name, code: null, values: {} });
      }
    }
    setRefused(wrong);
    setSent(null);
    await client.invalidateQueries();
  };
  return (
    <>
      <DropZone
        onFiles={(data) =>
          void drawingsOf(data)
            .then(send)
            .catch(() => setProblem("dashboard.act.failed"))
        }
      >
        {sent ? (
          <Progress
            label={t("dashboard.stickers.sending")}
            value={sent.done / sent.all}
            text={`${sent.done + 1} / ${sent.all}`}
          />
        ) : (
          <>
            <Upload aria-hidden size={22} strokeWidth={1.4} />
            <p>{t("dashboard.stickers.drop")}</p>
            <label className={buttonClass({ variant: "primary" })}>
              {t("dashboard.workshop.choose")}
              <input
                className="ui-hidden"
                type="file"
                multiple
                accept=".svg,.zip,image/svg+xml,application/zip"
                onChange={(event) => {
                  const files = [...(event.currentTarget.files ?? [])];
                  if (files.length > 0) void send(files);
                  event.currentTarget.value = "";
                }}
              />
            </label>
            <small className="da-soft">{t("dashboard.stickers.dropHint")}</small>
          </>
        )}
      </DropZone>
      {problem ? <ErrorNote>{t(problem)}</ErrorNote> : null}
      {refused.map((one) => (
        <ErrorNote key={`${one.name} ${one.code}`}>
          {t("dashboard.stickers.refused", { name: one.name, message: refusalText(t, one) })}
        </ErrorNote>
      ))}
    </>
  );
}
