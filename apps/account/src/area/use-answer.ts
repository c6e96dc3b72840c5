import type { TypedDocument } from "@carloom/api-client";
import { useCallback, useEffect, useState } from "react";
import { session } from "../auth/session.ts";

export type Answer<R> = { status: "loading" } | { status: "failed" } | { status: "ready"; data: R };

/** The answer to a question about oneself, and how to ask it again. */
export function useAnswer<R, V>(document: TypedDocument<R, V>, variables: V): [Answer<R>, () => Promise<void>] {
  const [answer, setAnswer] = useState<Answer<R>>({ status: "loading" });
  const key = JSON.stringify(variables);
  const ask = useCallback(async () => {
    try {
      const data = await session.clients.account.query(document, JSON.parse(key) as V);
      setAnswer({ status: "ready", data });
    } catch {
      setAnswer({ status: "failed" });
    }
  }, [document, key]);
  useEffect(() => void ask(), [ask]);
  return [answer, ask];
}
