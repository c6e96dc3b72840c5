import type { ProofSheet } from "@carloom/build";
import { useT } from "@carloom/ui";
import { useEffect, useRef } from "react";

const NAMED: ReadonlySet<string> = new Set(["SUPERSEDED", "WITHDRAWN", "CLOSED"]);

/** A proof whose link ended while it was looked at says so, as its address does from now on. */
export function Gone({ state }: { state: ProofSheet["state"] }) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  // what had the focus is gone with it
  useEffect(() => heading.current?.focus(), []);
  const key = `proof.gone.${NAMED.has(state) ? state : "EXPIRED"}`;
  return (
    <main className="vw-gone" id="proof">
      <h1 ref={heading} tabIndex={-1}>
        {t(key)}
      </h1>
      <p>{t(`${key}.more`)}</p>
    </main>
  );
}
