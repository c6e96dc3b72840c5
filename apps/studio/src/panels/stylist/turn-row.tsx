import { Button, ErrorNote, useT } from "@carloom/ui";
import { ProposalCard } from "./proposal-card.tsx";
import type { Talk, Turn } from "./talk.ts";
import { ReportForm } from "./report-form.tsx";

/** The changes stand in the proposal's own list: nothing is said twice. */
const withoutLines = (text: string): string =>
  text
    .split("\n")
    .filter((line) => !/^[•・] ?/.test(line))
    .join("\n");

type Props = { turn: Turn; index: number; isLast: boolean; talk: Talk; onSay(message: string): void };

/** What was said and what came of it. Everything of the stylist is text, with its line breaks. */
export function TurnRow({ turn, index, isLast, talk, onSay }: Props) {
  const t = useT();
  const { said, answered, failure, proposal, decided, picture, machine, uuid } = turn;
  const waiting = answered === "" && !failure;
  return (
    <div className="st-turn">
      <p className="st-said">
        <span className="ui-hidden">{t("studio.stylist.you")}</span>
        {said}
        {picture ? (
          <span className="st-talk-colors" aria-hidden="true">
            {picture.colors.map(({ hex }) => (
              <i key={hex} style={{ background: hex }} />
            ))}
          </span>
        ) : null}
      </p>
      {waiting ? (
        <p className="st-answer st-answer-waiting">{t("studio.stylist.thinking")}</p>
      ) : answered ? (
        <p className="st-answer">
          <span className="ui-hidden">{t("studio.stylist.stylist")}</span>
          {proposal ? withoutLines(answered) : answered}
        </p>
      ) : null}
      {failure ? (
        <div className="st-talk-failure">
          <ErrorNote>{failure.said ?? t(`studio.stylist.no-${failure.key}`)}</ErrorNote>
          {isLast ? (
            <Button size="small" onClick={() => onSay(said)}>
              {t("studio.retry")}
            </Button>
          ) : null}
        </div>
      ) : null}
      {proposal && decided === null ? <ProposalCard proposal={proposal} talk={talk} onSay={onSay} /> : null}
      {proposal && decided !== null ? (
        <p className="st-decided">{t(`studio.stylist.${decided}`, { title: proposal.title })}</p>
      ) : null}
      {uuid && !waiting && !failure ? (
        <p className="st-answer-foot">
          <span>{machine === "rules" ? t("studio.stylist.rules") : machine}</span>
          <ReportForm turn={turn} onReported={() => talk.reported(index)} secret={talk.secret()} />
        </p>
      ) : null}
    </div>
  );
}
