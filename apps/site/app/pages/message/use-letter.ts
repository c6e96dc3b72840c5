import { ContactSendDocument } from "@carloom/api-client/commerce";
import { type FormEvent, useState } from "react";
import { useSite } from "../../site-context.tsx";
import { EMPTY, FIELDS, type FieldName, type Letter, problemsOf, type Rules } from "./rules.ts";

/** The sending state lasts this long at least, ms. */
const SENDING_MS = 2000;
const FORM_PROBLEMS = new Set<string>(FIELDS);

export type Sending = "idle" | "sending" | "sent" | "failed";

export type LetterOptions = {
  /** What stands in the subject to begin with. */
  subject?: string;
  onSent?: () => void;
};

/**
 * A letter to us: what stands in its fields, what is wrong with those that were touched, and its sending. A submit of an
 * invalid one touches all fields; a failed delivery changes nothing of it.
 */
export function useLetter(page: "contact" | "membership", rules: Rules, { subject = "", onSent }: LetterOptions = {}) {
  const { session } = useSite();
  const [letter, setLetter] = useState<Letter>({ ...EMPTY, subject });
  const [touched, setTouched] = useState<ReadonlySet<FieldName>>(new Set());
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [state, setState] = useState<Sending>("idle");
  const problems = problemsOf(letter, rules);

  async function deliver(): Promise<boolean> {
    if (!session) return false;
    try {
      const { contactSend } = await session.clients.commerce.mutate(ContactSendDocument, {
        input: { ...letter, page },
      });
      setRefused(new Set(contactSend.errors.flatMap(({ field }) => (field && FORM_PROBLEMS.has(field) ? field : []))));
      return contactSend.errors.length === 0;
    } catch {
      return false;
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "sending") return;
    const form = event.currentTarget;
    if (Object.keys(problems).length > 0) {
      setTouched(new Set(FIELDS));
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setState("sending");
    const [sent] = await Promise.all([deliver(), new Promise((done) => setTimeout(done, SENDING_MS))]);
    setState(sent ? "sent" : "failed");
    if (!sent) return;
    setLetter(EMPTY);
    setTouched(new Set());
    onSent?.();
  }

  return {
    state,
    submit,
    field: (name: FieldName) => ({
      name,
      value: letter[name],
      problem: touched.has(name)
        ? (problems[name] ?? (refused.has(name) ? { key: "site.form.refused" } : undefined))
        : undefined,
      onChange: (value: string) => {
        setLetter((before) => ({ ...before, [name]: value }));
        setRefused(new Set());
        if (state === "sent" || state === "failed") setState("idle");
      },
      onBlur: () => setTouched((before) => new Set([...before, name])),
    }),
  };
}

export type LetterField = ReturnType<ReturnType<typeof useLetter>["field"]>;
