import { useT, useToast } from "@carloom/ui";
import { type FormEvent, useState } from "react";
import { type ContentProblem, contentProblemText } from "./texts.ts";
import { problemText } from "../parts/act-dialog.tsx";
import type { Draft } from "../parts/draft/use-draft.ts";

/** Sends a form whose service speaks of fields, and tells what it says against each. */
export function useFieldSave<D extends object>(
  edit: Draft<D>,
  send: (now: D, stored: D) => Promise<{ errors: readonly ContentProblem[] }>,
) {
  const t = useT();
  const toast = useToast();
  const [problems, setProblems] = useState<readonly ContentProblem[]>([]);
  const [others, setOthers] = useState<readonly string[]>([]);
  return {
    problems,
    /** What is said of no field that the form shows, in words. */
    othersThan: (isShown: (field: string) => boolean): string[] => [
      ...problems.filter(({ field }) => !isShown(field ?? "")).map((problem) => contentProblemText(t, problem)),
      ...others,
    ],
    of: (field: string) => {
      const problem = problems.find((one) => one.field === field);
      return problem && contentProblemText(t, problem);
    },
    say: setProblems,
    discard: () => {
      edit.discard();
      setProblems([]);
      setOthers([]);
    },
    submit: async (event: FormEvent) => {
      event.preventDefault();
      const form = event.currentTarget as HTMLFormElement;
      if (edit.isBusy || !edit.isChanged) return;
      try {
        let errors: readonly ContentProblem[] = [];
        const said = await edit.save(async (now, stored) => (errors = (await send(now, stored)).errors));
        setProblems(errors);
        // a long form is saved far from the field that is wrong
        if (errors.length > 0)
          requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
        setOthers(errors.length > 0 ? [] : said.map((problem) => problemText(t, problem)));
        if (said.length === 0) toast(t("dashboard.saved"));
      } catch {
        setOthers([t("dashboard.act.failed")]);
      }
    },
  };
}
