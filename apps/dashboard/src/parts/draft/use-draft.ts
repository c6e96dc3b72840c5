import { GraphQLRequestError, type TypedDocument } from "@carloom/api-client";
import { useToast, useT } from "@carloom/ui";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { type Opened, type Service, useAnswer } from "../../boot/data.ts";
import type { Problem } from "../act-dialog.tsx";
import {
  changedOf,
  conflictsOf,
  draftOf,
  goesOn,
  isSame,
  keyOf,
  placeOf,
  type Touched,
  typed,
  typedSince,
} from "./merge.ts";

/** How often a save begins anew because somebody else changed other fields of the record at the same time. */
const MOST_TRIES = 5;

/** Somebody else has changed the record while it was saved. */
class Meanwhile extends Error {}

const isMeanwhile = (error: unknown): boolean =>
  error instanceof Meanwhile || (error instanceof GraphQLRequestError && error.code === "CHANGED");

/** A field of which both changed what stood there. */
export type Conflict = { key: string; mine: unknown; theirs: unknown; isMine: boolean | null };

/** Where a form's record is read, and what the form makes of it. */
export type DraftOf<A, V, D> = {
  document: TypedDocument<A, V>;
  variables: V;
  service?: Service;
  /** The record in an answer, as it stands there; null or undefined where there is none (yet). */
  record: (answer: A) => object | null | undefined;
  /** What of a large record a save rests on, with the key that tells it apart; all of it without. */
  was?: (answer: A) => object;
  /** The fields of the form in an answer: plain values. Asked with null for a record that is being made. */
  of: (answer: A | null) => D;
  /** There is no record yet. */
  isNew?: boolean;
  /** What was shown when the form was opened, until its own question is answered. */
  shown?: A;
};

export type Draft<D> = {
  service: Service;
  draft: D;
  /** What is stored now. */
  stored: D;
  /** Types into fields. @param since what stood there when the typing began; what is stored now without */
  set: (part: Partial<D>, since?: D) => void;
  isChanged: boolean;
  isBusy: boolean;
  /** Forgets what was typed. */
  discard: () => void;
  conflicts: readonly Conflict[];
  choose: (key: string, isMine: boolean) => void;
  /** Takes over all that others changed. */
  takeTheirs: () => void;
  /** What goes with each act of a save: the record that it rests on. */
  opened: () => Opened | undefined;
  /**
   * Saves; what others changed meanwhile in other fields is taken over and saved with. @param run does it, with what is to
   * be stored and what is stored. @returns what stands against it
   */
  save: (run: (draft: D, stored: D) => Promise<readonly Problem[]>) => Promise<readonly Problem[]>;
  /** The same for a form: says that it was saved, and keeps what stands against it in `problems`. */
  submit: (run: (draft: D, stored: D) => Promise<readonly Problem[]>) => (event: FormEvent) => void;
  problems: readonly Problem[];
};

/**
 * A form over one record. What nobody touched here follows what is stored; what was typed stays, whatever others save. Where
 * both changed a field, nothing is written until it is chosen whose stays.
 */
export function useDraft<A, V, D extends object>(given: DraftOf<A, V, D>): Draft<D> {
  const { document, variables, service = "commerce", record, was, of, isNew = false, shown } = given;
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const answer = useAnswer(document, variables, { service, enabled: !isNew });
  const [touched, setTouched] = useState<Touched>({});
  // a save reads what is typed now, not what was when it was begun
  const latest = useRef(touched);
  const [settled, setSettled] = useState<Readonly<Record<string, unknown>>>({});
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const saving = useRef<{ began: D; sent: D } | null>(null);

  const known = (): A | null =>
    isNew ? null : (client.getQueryData<A>([document.operationName, variables]) ?? shown ?? null);
  const touch = (next: Touched) => {
    latest.current = next;
    setTouched(next);
  };
  const stored = of(isNew ? null : (answer.data ?? shown ?? null));
  const clashing = conflictsOf(stored, touched);
  const valueIn = (from: object, key: string): unknown => (from as Record<string, unknown>)[key];
  const conflicts = [...new Set([...Object.keys(settled), ...clashing])].map((key): Conflict => {
    const mine = key in settled ? settled[key] : touched[key]?.mine;
    const theirs = valueIn(stored, key);
    const isMine = clashing.includes(key) ? null : isSame(touched[key]?.mine ?? theirs, mine);
    return { key, mine, theirs, isMine };
  });
  const discard = () => {
    touch({});
    setSettled({});
    setProblems([]);
  };

  const opened = (): Opened | undefined => {
    const { current: now } = saving;
    if (isNew || !now) return undefined;
    const data = known();
    const found = data === null ? null : record(data);
    if (data === null || !found || !goesOn(of(data), now.began, now.sent)) throw new Meanwhile();
    const at = placeOf(data, found);
    if (!at) throw new Error("A form's record is a part of the answer itself.");
    const { text: query, operationName } = document;
    return { query, operationName, variables, at, by: keyOf(found), was: was?.(data) ?? found };
  };

  const attempt = async (run: (draft: D, stored: D) => Promise<readonly Problem[]>): Promise<readonly Problem[]> => {
    let first: D | null = null;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const data = known();
      if (!isNew && (data === null || !record(data))) return [{ code: "NOT_FOUND" }];
      const began = of(data);
      if (conflictsOf(began, latest.current).length > 0) return [{ code: "MEANWHILE" }];
      const sent = draftOf(began, latest.current);
      first ??= began;
      saving.current = { began, sent };
      try {
        const said = await run(sent, began);
        if (said.length > 0) return said;
        touch(typedSince(latest.current, sent));
        setSettled({});
        if (!isSame(first, began)) toast(t("dashboard.meanwhile.both"));
        return [];
      } catch (error) {
        if (!isMeanwhile(error)) throw error;
        await client.refetchQueries({ queryKey: [document.operationName, variables] });
      } finally {
        saving.current = null;
      }
    }
    return [{ code: "MEANWHILE" }];
  };
  const save: Draft<D>["save"] = async (run) => {
    setBusy(true);
    try {
      return await attempt(run);
    } finally {
      setBusy(false);
    }
  };
  const isChanged = changedOf(stored, touched).length > 0;

  return {
    service,
    draft: draftOf(stored, touched),
    stored,
    set: (part, since = stored) => touch(typed(latest.current, since, part)),
    isChanged,
    isBusy,
    discard,
    conflicts,
    choose: (key, isMine) => {
      const mine = key in settled ? settled[key] : touched[key]?.mine;
      const now = valueIn(stored, key);
      setSettled({ ...settled, [key]: mine });
      touch({ ...latest.current, [key]: { was: now, mine: isMine ? mine : now } });
      setProblems([]);
    },
    takeTheirs: () => {
      const mine = Object.fromEntries(clashing.map((key) => [key, touched[key]?.mine]));
      const now = Object.fromEntries(conflicts.map(({ key, theirs }) => [key, { was: theirs, mine: theirs }]));
      setSettled({ ...settled, ...mine });
      touch({ ...latest.current, ...now });
      setProblems([]);
    },
    opened,
    save,
    submit: (run) => (event) => {
      event.preventDefault();
      if (isBusy || !isChanged) return;
      save(run)
        .then((said) => {
          setProblems(said);
          if (said.length === 0) toast(t("dashboard.saved"));
        })
        .catch(() => setProblems([{}]));
    },
    problems,
  };
}
