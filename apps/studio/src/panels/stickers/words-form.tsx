import { Button, Checkbox, ErrorNote, TextField, useT } from "@carloom/ui";
import { type FormEvent, type KeyboardEvent, useEffect, useState } from "react";
import { problemKey } from "../../lib/problem.ts";
import { useStudio } from "../../workspace/studio-context.tsx";
import { uploadPlacement } from "../../art/art.ts";
import { useArm } from "./use-arm.ts";
import {
  carColours,
  type Drawn,
  drawWords,
  keepSample,
  MAX_WORDS,
  RULES,
  whoDraws,
  type WordSample,
  type WordsProblem,
} from "./words.ts";

const OWN = ["brand", "hate", "nudity", "empty", "long", "provider", "limit"] as const;
const messageOf = (problem: WordsProblem): string =>
  OWN.find((one) => one === problem)
    ? `studio.words.${problem}`
    : problemKey(problem as Exclude<WordsProblem, (typeof OWN)[number]>, "studio.words.failed");

type Shown = Drawn & { prompt: string; seed: number; palette: readonly string[] };

/** Stickers from words: who draws is said first; of four pictures one is taken in hand, or kept for later. */
export function WordsForm() {
  const t = useT();
  const studio = useStudio();
  const { arm, full, ready } = useArm();
  const [by, setBy] = useState<string | null>(null);
  /** Everybody that words go to: who draws, and who looks at them before. */
  const [names, setNames] = useState("");
  const [agreed, setAgreed] = useState(false);
  const [prompt, setPrompt] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<WordsProblem | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const [turn, setTurn] = useState(0);
  // a new turn asks again
  useEffect(() => {
    let current = true;
    void whoDraws().then((answer) => {
      if (!current) return;
      setBy(answer.ok ? answer.value.by : null);
      if (answer.ok) setNames([...new Set([answer.value.by, answer.value.checkedBy ?? answer.value.by])].join(", "));
      setProblem(answer.ok ? null : answer.problem);
    });
    return () => {
      current = false;
    };
  }, [turn]);
  const words = prompt.trim();
  const sendable = words !== "" && by !== null && (by === RULES || agreed) && !busy;

  async function draw(text: string, seed: number) {
    setBusy(true);
    setProblem(null);
    const palette = carColours(studio);
    const answer = await drawWords(text, seed, palette);
    setBusy(false);
    if (!answer.ok) return setProblem(answer.problem);
    setShown({ ...answer.value, prompt: text, seed, palette });
    setKept(new Set());
    studio.announce(t("studio.words.drawn", { count: answer.value.samples.length }));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (sendable) void draw(words, Math.floor(Math.random() * 1_000_000) + 1);
  }
  async function take(sample: WordSample, place: boolean) {
    if (!shown || busy) return;
    setBusy(true);
    setProblem(null);
    const answer = await keepSample(studio, shown, sample);
    setBusy(false);
    if (!answer.ok) return setProblem(answer.problem);
    setKept((before) => new Set([...before, sample.index]));
    if (place) arm(uploadPlacement(answer.value, answer.value.name));
    else studio.announce(t("studio.words.kept"));
  }
  // Enter that ends a Korean or Japanese syllable sends nothing
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && event.nativeEvent.isComposing) event.preventDefault();
  };
  return (
    <>
      <form className="grid gap-2" onSubmit={submit}>
        <p className="text-text-2" role="note">
          {by === null
            ? t("studio.words.asking")
            : by === RULES
              ? t("studio.words.rules")
              : t("studio.words.by", { name: names })}
        </p>
        {by !== null && by !== RULES ? (
          <Checkbox
            label={t("studio.words.agree", { name: names })}
            checked={agreed}
            onChange={(event) => setAgreed(event.currentTarget.checked)}
          />
        ) : null}
        <TextField
          label={t("studio.words.label")}
          hint={t("studio.words.hint")}
          value={prompt}
          maxLength={MAX_WORDS}
          onKeyDown={onKeyDown}
          onChange={(event) => setPrompt(event.currentTarget.value)}
        />
        <Button type="submit" variant="neutral" wide disabled={!sendable} aria-busy={busy}>
          {t(busy ? "studio.words.drawing" : "studio.words.draw")}
        </Button>
      </form>
      {problem ? <ErrorNote>{t(messageOf(problem))}</ErrorNote> : null}
      {by === null && problem ? <Button onClick={() => setTurn((n) => n + 1)}>{t("studio.retry")}</Button> : null}
      {shown ? (
        <>
          <ul className="st-words" aria-label={t("studio.words.samples")}>
            {shown.samples.map((sample, i) => (
              <li key={`${shown.seed} ${sample.index}`}>
                <button
                  type="button"
                  aria-label={t("studio.words.place", { number: i + 1 })}
                  disabled={busy || full || !ready}
                  onClick={() => void take(sample, true)}
                >
                  <img src={sample.url} alt="" />
                </button>
                <span className="st-words-line">
                  <small>{t("studio.words.size", { width: sample.widthMm, height: sample.heightMm })}</small>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t("studio.words.keep-number", { number: i + 1 })}
                    disabled={busy || kept.has(sample.index)}
                    onClick={() => void take(sample, false)}
                  >
                    {t(kept.has(sample.index) ? "studio.words.is-kept" : "studio.words.keep")}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
          {shown.left.length > 0 ? (
            <p className="text-text-2">{t("studio.words.left", { words: shown.left.join(", ") })}</p>
          ) : null}
          {by !== RULES && shown.by === RULES ? <p className="text-text-2">{t("studio.words.instead")}</p> : null}
          <Button disabled={busy} onClick={() => void draw(shown.prompt, shown.seed + 1)}>
            {t("studio.words.others")}
          </Button>
          <p className="text-text-3">{t(full ? "studio.stickers.full" : "studio.words.how")}</p>
        </>
      ) : null}
    </>
  );
}
