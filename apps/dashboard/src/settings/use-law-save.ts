import { useT, useToast } from "@carloom/ui";
import { type FormEvent, useState } from "react";
import { type ContentProblem, contentProblemText } from "../editorial/texts.ts";

/** Sends a form of the law once, and tells what the service says against it, by field. */
export function useLawSave(isChanged: boolean, send: () => Promise<{ errors: readonly ContentProblem[] }>) {
  const t = useT();
  const toast = useToast();
  const [problems, setProblems] = useState<readonly ContentProblem[]>([]);
  const [failed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    failed,
    /** What is said of no field that the form shows. */
    general: problems.filter(({ field }) => field === null || field === "version"),
    of: (field: string) => {
      const problem = problems.find((one) => one.field === field);
      return problem && contentProblemText(t, problem);
    },
    clear: () => setProblems([]),
    submit: async (event: FormEvent) => {
      event.preventDefault();
      if (isBusy || !isChanged) return;
      setBusy(true);
      setFailed(false);
      try {
        const { errors } = await send();
        setProblems(errors);
        if (errors.length === 0) toast(t("dashboard.saved"));
      } catch {
        setFailed(true);
      }
      setBusy(false);
    },
  };
}
