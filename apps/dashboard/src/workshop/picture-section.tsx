import { WorkshopPictureDocument } from "@carloom/api-client/threed";
import { Button, ErrorNote, useT } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { Section } from "../parts/section.tsx";
import { said } from "./said.ts";

/** The picture of a car or a part: what it is now, and taking another. `draw` gives null where nothing can be drawn yet. */
export function PictureSection({
  of,
  draw,
  words,
  className,
  width,
  height,
}: {
  of: { uuid: string; picture: string | null };
  draw: () => Promise<Blob> | null;
  words: { take: string; text: string; alt: string };
  className: string;
  /** Of the picture, px. */
  width: number;
  height: number;
}) {
  const t = useT();
  const keep = useAct(WorkshopPictureDocument, "threed");
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const take = async () => {
    if (isBusy) return;
    try {
      const drawing = draw();
      if (!drawing) return;
      setBusy(true);
      const image = await drawing;
      setProblems(said((await keep.mutateAsync({ uuid: of.uuid, image })).workshopPicture));
    } catch {
      setProblems([{}]);
    }
    setBusy(false);
  };
  return (
    <Section
      title={t("dashboard.workshop.picture")}
      actions={
        <Button size="small" aria-disabled={isBusy} onClick={() => void take()}>
          {isBusy ? t("dashboard.busy") : words.take}
        </Button>
      }
    >
      <p className="da-soft">{words.text}</p>
      {of.picture ? <img className={className} src={of.picture} alt={words.alt} width={width} height={height} /> : null}
      {problems.map((problem) => (
        <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
      ))}
    </Section>
  );
}
