import { StaffProofAnswerDocument, type StaffProofFragment } from "@carloom/api-client/commerce";
import { Button, ErrorNote, TextArea, useT } from "@carloom/ui";
import { type FormEvent, useState } from "react";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { momentText } from "../parts/text.ts";

type Comment = StaffProofFragment["comments"][number];

/** What the buyer said of a proof, where they pointed, and the shop's answers. */
export function ProofComments({ proof, mayAct }: { proof: StaffProofFragment; mayAct: boolean }) {
  const t = useT();
  const { comments } = proof;
  if (comments.length === 0) return null;
  const roots = comments.filter(({ answers }) => answers === null);
  return (
    <details className="da-details" open={proof.isLinkOpen}>
      <summary>{t("dashboard.proof.comments", { count: comments.length })}</summary>
      <ol className="da-proof-comments">
        {roots.map((comment) => (
          <li key={comment.id}>
            <Said comment={comment} proof={proof} />
            {comments
              .filter(({ answers }) => answers === comment.id)
              .map((answer) => (
                <Said key={answer.id} comment={answer} proof={proof} isAnswer />
              ))}
            {mayAct && proof.id ? <Answer id={proof.id} comment={comment.id} /> : null}
          </li>
        ))}
      </ol>
    </details>
  );
}

function Said({
  comment,
  proof,
  isAnswer = false,
}: {
  comment: Comment;
  proof: StaffProofFragment;
  isAnswer?: boolean;
}) {
  const t = useT();
  const language = useLanguage();
  const { place } = comment;
  const piece = proof.pieces.find(({ number }) => number === place?.piece);
  return (
    <div className="da-said" data-answer={isAnswer || undefined}>
      <p className="da-soft">
        {comment.isStaff ? t("dashboard.proof.shop") : comment.name}, {momentText(language, comment.at)}
        {place
          ? ` · ${piece ? t("dashboard.proof.onPiece", { number: piece.number, panel: piece.panel }) : t("dashboard.proof.onCar")}`
          : ""}
      </p>
      <p className="da-plain">{comment.text}</p>
      {piece && place?.x !== null && place?.y !== null ? (
        <span className="da-pinned">
          <img src={piece.picture} alt="" loading="lazy" />
          <i style={{ left: `${(place?.x ?? 0) * 100}%`, top: `${(place?.y ?? 0) * 100}%` }} aria-hidden="true" />
        </span>
      ) : null}
    </div>
  );
}

function Answer({ id, comment }: { id: string; comment: string }) {
  const t = useT();
  const answer = useAct(StaffProofAnswerDocument);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [failed, setFailed] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim() || answer.isPending) return;
    try {
      const { errors } = (await answer.mutateAsync({ id, comment, text })).proofAnswer;
      setFailed(errors.length > 0);
      if (errors.length > 0) return;
      setText("");
      setOpen(false);
    } catch {
      setFailed(true);
    }
  };
  if (!isOpen)
    return (
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        {t("dashboard.proof.answer")}
      </Button>
    );
  return (
    <form className="da-note-form" onSubmit={(event) => void send(event)}>
      <TextArea
        label={t("dashboard.proof.answer")}
        hint={t("dashboard.proof.answer.hint")}
        rows={2}
        maxLength={2000}
        autoFocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" aria-disabled={!text.trim() || answer.isPending}>
        {t("dashboard.proof.answer.send")}
      </Button>
      {failed ? <ErrorNote>{t("dashboard.act.failed")}</ErrorNote> : null}
    </form>
  );
}
