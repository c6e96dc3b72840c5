import { Button, Checkbox, Dialog, ErrorNote, IconButton, useT } from "@carloom/ui";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { FileDrop } from "../lib/file-drop.tsx";
import { type Problem, problemKey } from "../lib/problem.ts";
import { useStore } from "../lib/store.ts";
import { useStudio } from "../workspace/studio-context.tsx";
import type { OwnFont } from "./font.ts";
import { bringFont, type FontProblem, loadOwnFonts, ownFontsOf, removeOwnFont } from "./own-fonts.ts";
import "./fonts.css";

const KINDS = ".ttf,.otf,.woff,.woff2,font/ttf,font/otf,font/woff,font/woff2";

const messageOf = (why: FontProblem): string =>
  "refusal" in why ? `studio.font.refused.${why.refusal}` : problemKey(why.problem, "studio.font.refused.broken");

type Props = { onClose(): void; onBrought(font: OwnFont): void };

/** Fonts of one's own: brought once the rights are confirmed, told what others may do with them, taken away. */
export function OwnFontsDialog({ onClose, onBrought }: Props) {
  const t = useT();
  const studio = useStudio();
  const { fonts, status } = useStore(ownFontsOf(studio), (state) => state);
  const [rights, setRights] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ name: string; why: FontProblem } | null>(null);
  const [stays, setStays] = useState<{ title: string; problem: Problem } | null>(null);
  const [asked, setAsked] = useState<string | null>(null);

  async function bring(file: File | undefined) {
    if (!file || busy) return;
    setProblem(null);
    if (!rights) return setProblem({ name: file.name, why: { refusal: "rights" } });
    setBusy(true);
    const brought = await bringFont(studio, file);
    setBusy(false);
    if (!brought.ok) return setProblem({ name: file.name, why: brought });
    studio.announce(t("studio.font.added", { title: brought.font.title }));
    onBrought(brought.font);
  }
  async function remove(font: OwnFont) {
    setAsked(null);
    const problem = await removeOwnFont(studio, font);
    setStays(problem && { title: font.title, problem });
    if (!problem) studio.announce(t("studio.font.gone", { title: font.title }));
  }
  return (
    <Dialog open title={t("studio.font.title")} onClose={onClose}>
      <div className="st-fonts">
        <Checkbox
          label={t("studio.font.rights")}
          checked={rights}
          onChange={(event) => {
            setRights(event.currentTarget.checked);
            setProblem(null);
          }}
        />
        <FileDrop
          title={t(busy ? "studio.font.reading" : "studio.font.choose")}
          kinds={t("studio.font.kinds")}
          accept={KINDS}
          disabled={busy}
          onFiles={(files) => void bring(files?.[0])}
        />
        {problem ? (
          <ErrorNote>{t("studio.upload.of", { name: problem.name, problem: t(messageOf(problem.why)) })}</ErrorNote>
        ) : null}
        {fonts.length > 0 ? (
          <ul className="st-fonts-list">
            {fonts.map((font) => (
              <li key={font.uuid}>
                <div>
                  <strong>{font.title}</strong>
                  <small>{t(`studio.font.may.${font.isOpen ? "edit" : "look"}`)}</small>
                </div>
                {asked === font.uuid ? (
                  <Button size="small" autoFocus onClick={() => void remove(font)}>
                    {t("studio.font.remove-now")}
                  </Button>
                ) : (
                  <IconButton
                    size="small"
                    label={t("studio.font.remove", { title: font.title })}
                    icon={<Trash2 />}
                    onClick={() => setAsked(font.uuid)}
                  />
                )}
              </li>
            ))}
          </ul>
        ) : null}
        {asked ? <p className="text-text-3">{t("studio.font.remove-how")}</p> : null}
        {stays ? (
          <ErrorNote>
            {t("studio.upload.of", {
              name: stays.title,
              problem: t(problemKey(stays.problem, "studio.font.stays")),
            })}
          </ErrorNote>
        ) : null}
        {status === "failed" ? (
          <ErrorNote>
            {t("studio.font.failed")}{" "}
            <Button variant="quiet" size="small" onClick={() => void loadOwnFonts(studio)}>
              {t("studio.retry")}
            </Button>
          </ErrorNote>
        ) : null}
        <p className="text-text-3">
          {t(studio.visitor.status === "signed-in" ? "studio.font.account" : "studio.font.guest")}
        </p>
      </div>
    </Dialog>
  );
}
