import type { ProofSheet } from "@carloom/build";
import { formatDate } from "@carloom/i18n";
import { Button, cx, ErrorNote, TextArea, TextField, useT } from "@carloom/ui";
import { type FormEvent, type RefObject, useState } from "react";
import { useLanguage } from "../language.tsx";
import type { Act } from "./acts.ts";
import { type Pin, type Place, threads } from "./pins.ts";

type Comment = ProofSheet["comments"][number];
type CommentsProps = {
  comments: readonly Comment[];
  pieces: ProofSheet["pieces"];
  pins: readonly Pin[];
  place: Place | null;
  clear(): void;
  lit: string | null;
  onLit(id: string | null): void;
  /** Null: nothing is said any more. */
  act: Act | null;
  composer: RefObject<HTMLTextAreaElement | null>;
};

/** What was said, thread by thread, and the form to say something. */
export function Comments(props: CommentsProps) {
  const t = useT();
  const { comments, act } = props;
  if (comments.length === 0 && !act) return null;
  return (
    <section aria-labelledby="pf-comments" className="pf-comments">
      <h2 id="pf-comments">{t("proof.comments")}</h2>
      <ol>
        {threads(comments).map(({ comment, answers }) => (
          <Thread key={comment.id} {...props} comment={comment} answers={answers} />
        ))}
      </ol>
      {act ? <Composer {...props} act={act} /> : null}
    </section>
  );
}

function useWhere({ pieces }: Pick<CommentsProps, "pieces">) {
  const t = useT();
  return (place: Place): string => {
    if (place.kind === "car") return t("proof.onCar");
    const panel = pieces.find(({ number }) => number === place.piece)?.panel ?? "";
    return t("proof.onPiece", { number: place.piece, panel });
  };
}

function Thread({
  comment,
  answers,
  pins,
  lit,
  onLit,
  pieces,
}: CommentsProps & { comment: Comment; answers: Comment[] }) {
  const where = useWhere({ pieces });
  const pin = pins.find(({ id }) => id === comment.id);
  return (
    <li className={cx("pf-thread", comment.id === lit && "is-lit")}>
      {pin ? (
        <button type="button" className="pf-where" onClick={() => onLit(lit === comment.id ? null : comment.id)}>
          <span className="pf-number">{pin.number}</span>
          {where(pin.place)}
        </button>
      ) : null}
      <Said comment={comment} />
      {answers.map((answer) => (
        <Said key={answer.id} comment={answer} isAnswer />
      ))}
    </li>
  );
}

function Said({ comment, isAnswer = false }: { comment: Comment; isAnswer?: boolean }) {
  const t = useT();
  const { language } = useLanguage();
  return (
    <div className={cx("pf-said", isAnswer && "is-answer")}>
      <p className="pf-who">
        <b>{comment.name}</b>
        {comment.isStaff ? <span>{t("proof.shop")}</span> : null}
        <time dateTime={comment.at}>{formatDate(language, comment.at)}</time>
      </p>
      <p className="pf-text">{comment.text}</p>
    </div>
  );
}

function Composer({ place, clear, pieces, act, composer }: CommentsProps & { act: Act }) {
  const t = useT();
  const where = useWhere({ pieces });
  const [name, setName] = useState("");
  const [text, setText] = useState("");
  const [code, setCode] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const problem = await act({ what: "comment", name, text, place, answers: null });
    setCode(problem);
    setBusy(false);
    if (problem) return;
    setText("");
    clear();
  };
  return (
    <form className="pf-form" onSubmit={(event) => void send(event)}>
      <p className="pf-about">
        {place ? where(place) : t("proof.onAll")}
        {place ? (
          <button type="button" className="ui-link" onClick={clear}>
            {t("proof.place.clear")}
          </button>
        ) : null}
      </p>
      <TextArea
        label={t("proof.comment")}
        hint={t("proof.comment.hint")}
        ref={composer}
        rows={3}
        maxLength={2000}
        required
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <TextField
        label={t("proof.name")}
        maxLength={80}
        autoComplete="name"
        required
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {code ? <ErrorNote>{t(`proof.problem.${code}`)}</ErrorNote> : null}
      <Button type="submit" aria-disabled={isBusy}>
        {t("proof.comment.send")}
      </Button>
    </form>
  );
}
