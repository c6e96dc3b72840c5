import { useEffect, useState } from "react";

/** What takes longer comes after the rest, ms. */
const LONGEST_MS = 1000;

/**
 * Whether a page may stand whose parts have answers of their own: once all of them are there, and then for good. Parts
 * that came one by one would move what somebody reads or is about to press.
 */
export function useTogether(answers: readonly { isLoading: boolean }[]): boolean {
  const [stands, setStands] = useState(false);
  const areHere = answers.every(({ isLoading }) => !isLoading);
  if (areHere && !stands) setStands(true);
  useEffect(() => {
    const timer = setTimeout(() => setStands(true), LONGEST_MS);
    return () => clearTimeout(timer);
  }, []);
  return stands || areHere;
}
