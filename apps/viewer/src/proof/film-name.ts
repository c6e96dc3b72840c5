import type { useT } from "@carloom/ui";

/** A film as people call it, of how its files are named: kind, finish, and what lets through or lies inside glass. */
export function filmName(t: ReturnType<typeof useT>, film: string): string {
  const [kind = "", finish = "", ...more] = film.split("-");
  const words = [t(`proof.kind.${kind}`), t(`proof.finish.${finish}`)];
  return [...words, ...more.map((one) => t(`proof.film.${one}`))].join(", ");
}
