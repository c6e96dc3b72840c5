import { FontTextSetDocument } from "@carloom/api-client/threed";
import type { OwnLetters } from "@carloom/build/own-face";
import { useEffect, useState } from "react";
import { type Problem, problemKey, problemOf, problemOfType } from "../lib/problem.ts";
import { useStudio } from "../workspace/studio-context.tsx";
import type { Studio } from "../workspace/studio.ts";
import { ownFontsOf } from "./own-fonts.ts";

export type SetText =
  /** `letters` is null where nothing of the text can be written. */
  { ok: true; text: string; missing: readonly string[]; letters: OwnLetters | null } | { ok: false; problem: Problem };
type Here = Pick<Studio, "clients" | "visitor">;

/** Texts that were set last, so that a look at another face and back asks nobody. */
const known = new Map<string, SetText>();
const MOST_KNOWN = 40;

/** Sets a text in a font of somebody's own: its letters, and what the font does not write. */
export async function setText(here: Here, uuid: string, text: string): Promise<SetText> {
  const key = `${here.visitor.user?.id ?? ""} ${uuid} ${text}`;
  const before = known.get(key);
  if (before) return before;
  const own = ownFontsOf(here)
    .get()
    .fonts.find((font) => font.uuid === uuid);
  try {
    const variables = { uuid, text, key: own?.key ?? null };
    const { fontTextSet } = await here.clients.threed.mutate(FontTextSetDocument, variables);
    const { error, missing, letters } = fontTextSet;
    if (error) return { ok: false, problem: problemOfType(error.type) };
    const set: SetText = { ok: true, text: fontTextSet.text ?? "", missing, letters: letters as OwnLetters | null };
    known.set(key, set);
    const [oldest] = known.keys();
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
    return set;
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

/** What stands against setting a text. */
export const setTextMessage = (problem: Problem): string =>
  problemKey(problem, "studio.font.not-set", {
    forbidden: "studio.font.not-yours",
    gone: "studio.font.not-there",
    changed: "studio.font.detailed",
    invalid: "studio.font.not-set",
  });

/** A pause in typing. */
const PAUSE_MS = 300;

/** A text as it is typed, set a moment after each pause; null before the first answer and for a face of the product's. */
export function useSetText(uuid: string | null, text: string): SetText | null {
  const studio = useStudio();
  const [set, setSet] = useState<{ uuid: string; text: string; is: SetText } | null>(null);
  useEffect(() => {
    if (uuid === null || !text.trim()) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      void setText(studio, uuid, text).then((is) => current && setSet({ uuid, text, is }));
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [studio, uuid, text]);
  return set && set.uuid === uuid && set.text === text ? set.is : null;
}
