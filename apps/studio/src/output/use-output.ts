import type { Stage } from "@carloom/stage";
import { useEffect, useRef, useState } from "react";
import { useStudio } from "../workspace/studio-context.tsx";
import { saveFile } from "./save-file.ts";

export type OutputState =
  | { name: "idle" }
  | { name: "running"; share: number | null }
  | { name: "done"; file: string }
  | { name: "failed"; code: string };

type Work = (
  stage: Stage,
  how: { signal: AbortSignal; onProgress(share: number): void },
) => Promise<{ blob: Blob; name: string }>;

/** Runs one long piece of work at a time, with progress; leaving the dialog cancels it. */
export function useOutput() {
  const studio = useStudio();
  const [state, setState] = useState<OutputState>({ name: "idle" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(work: Work): Promise<void> {
    const { stage } = studio;
    if (!stage || running.current) return;
    const abort = new AbortController();
    running.current = abort;
    setState({ name: "running", share: null });
    try {
      const { blob, name } = await work(stage, {
        signal: abort.signal,
        onProgress: (share) => !abort.signal.aborted && setState({ name: "running", share }),
      });
      if (abort.signal.aborted) return;
      saveFile(blob, name);
      setState({ name: "done", file: name });
    } catch (error) {
      if (abort.signal.aborted) setState({ name: "idle" });
      else setState({ name: "failed", code: (error as { code?: string }).code ?? "other" });
    } finally {
      running.current = null;
    }
  }
  /** What is said of the work before goes when something else begins. */
  const clear = () => {
    if (!running.current) setState({ name: "idle" });
  };
  return { state, run, clear, cancel: () => running.current?.abort() };
}
