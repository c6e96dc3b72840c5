import { Button, Select, useT } from "@carloom/ui";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Draft } from "./draft.ts";
import {
  type Asked,
  accepted,
  atLeast,
  nextAfter,
  type Proposal,
  proposalsOf,
  SURENESS,
  type Sureness,
} from "./proposals.ts";

const STEPS: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };
const KEYS = [
  ["accept", ["Enter", "A"]],
  ["acceptAll", ["Shift Enter", "Shift A"]],
  ["move", ["↑", "↓"]],
] as const;

/** Proposals are gone through with one key: the one in focus is accepted, and the next has the focus. */
export function Accepting({
  of,
  draft,
  onDraft,
  children,
}: {
  of: Asked;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** What shows the proposals, each with an {@link AcceptButton}. */
  children: (proposals: ReadonlyMap<string, Proposal>) => ReactNode;
}) {
  const t = useT();
  const area = useRef<HTMLDivElement>(null);
  const left = useRef<HTMLParagraphElement>(null);
  const next = useRef<string | null>(null);
  const [least, setLeast] = useState<Sureness>("high");
  const proposals = proposalsOf(of, draft);
  const buttons = () => [...(area.current?.querySelectorAll<HTMLButtonElement>("[data-proposal]") ?? [])];
  const focus = (key: string): boolean => {
    const button = buttons().find((one) => one.dataset.proposal === key);
    button?.focus();
    return button !== undefined;
  };
  useEffect(() => {
    const key = next.current;
    next.current = null;
    if (key === null) return;
    // the one that was accepted is gone; where none is left, what is left is said
    if (!focus(key)) left.current?.focus();
  });
  const accept = (those: readonly Proposal[], at: string | null) => {
    if (those.length === 0) return;
    // what is not shown, for there are many meshes, is not gone to
    const shown = buttons().map(({ dataset }) => dataset.proposal);
    if (at !== null)
      next.current =
        nextAfter(
          proposals.filter(({ key }) => shown.includes(key)),
          at,
          those,
        ) ?? "";
    else if (those.length === proposals.length) next.current = "";
    onDraft(accepted(draft, those));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = (event.target as HTMLElement).dataset.proposal;
    const own = proposals.find((one) => one.key === key);
    if (!own || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    if (step !== undefined) {
      const all = buttons();
      all[all.findIndex((one) => one.dataset.proposal === own.key) + step]?.focus();
    } else if (event.key === "Enter" || event.key.toLowerCase() === "a")
      accept(event.shiftKey ? atLeast(proposals, own.sure) : [own], own.key);
    else return;
    event.preventDefault();
  };
  const sure = atLeast(proposals, least);
  const byKey = new Map(proposals.map((one) => [one.key, one]));
  return (
    <div
      ref={area}
      className="da-accepting"
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        const button = (target as Element).closest<HTMLButtonElement>("[data-proposal]");
        const own = button && byKey.get(button.dataset.proposal ?? "");
        if (own) accept([own], own.key);
      }}
    >
      {proposals.length > 0 ? (
        <>
          <div className="da-work-tools">
            <Select
              label={t("dashboard.workshop.accept.least")}
              value={least}
              options={SURENESS.map((value) => ({ value, label: t(`dashboard.workshop.accept.${value}`) }))}
              onChange={({ currentTarget: { value } }) => setLeast(SURENESS.find((one) => one === value) ?? "high")}
            />
            <Button aria-disabled={sure.length === 0} onClick={() => accept(sure, null)}>
              {t("dashboard.workshop.accept.all", { count: sure.length })}
            </Button>
          </div>
          <dl className="da-keys" aria-label={t("dashboard.workshop.accept.keys")}>
            {KEYS.map(([name, keys]) => (
              <div key={name}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key} className="ui-kbd">
                      {key}
                    </kbd>
                  ))}
                </dt>
                <dd>{t(`dashboard.workshop.accept.key.${name}`)}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      <p ref={left} className="da-soft" aria-live="polite" tabIndex={-1}>
        {t("dashboard.workshop.accept.left", { count: proposals.length })}
      </p>
      {children(byKey)}
    </div>
  );
}

/** Says yes to one proposal; nothing where there is none. */
export function AcceptButton({
  proposal,
  onShow,
}: {
  proposal: Proposal | undefined;
  /** Told while it has the focus, for whoever shows on the car what it is about. */
  onShow?: (isShown: boolean) => void;
}) {
  const t = useT();
  return proposal ? (
    <Button
      size="small"
      variant="quiet"
      data-proposal={proposal.key}
      onFocus={() => onShow?.(true)}
      onBlur={() => onShow?.(false)}
      aria-label={t("dashboard.workshop.accept.one", { name: proposal.name })}
    >
      {t("dashboard.workshop.accept")}
    </Button>
  ) : null;
}
