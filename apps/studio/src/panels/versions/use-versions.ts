import { useCallback, useEffect, useState } from "react";
import { type Copy, copiesOf } from "../../save/copies.ts";
import { useSaving, useStudio } from "../../workspace/studio-context.tsx";
import { loadVersions, type Version } from "./version-api.ts";

export type Versions = {
  status: "loading" | "ready" | "failed";
  /** On the server. */
  versions: readonly Version[];
  /** In this browser. */
  copies: readonly Copy[];
  reload(): void;
};

/** Earlier states of the open build; asked for again when a save was stored. */
export function useVersions(): Versions {
  const { clients, saving } = useStudio();
  const uuid = useSaving((state) => state.project?.uuid ?? null);
  const saved = useSaving((state) => state.project?.version ?? 0);
  const storedAt = useSaving((state) => state.storedAt);
  const [turn, setTurn] = useState(0);
  const [copies, setCopies] = useState<readonly Copy[]>([]);
  const [list, setList] = useState<Pick<Versions, "status" | "versions">>({ status: "loading", versions: [] });
  // what is put aside is stored before the draft is
  useEffect(() => {
    let current = true;
    void copiesOf(saving.key).then((found) => current && setCopies(found));
    return () => {
      current = false;
    };
  }, [saving, storedAt]);
  // a new turn and a save ask again
  useEffect(() => {
    let current = true;
    (uuid ? loadVersions(clients, uuid) : Promise.resolve([]))
      .then((versions) => current && setList({ status: "ready", versions }))
      .catch(() => current && setList((before) => ({ ...before, status: "failed" })));
    return () => {
      current = false;
    };
  }, [clients, uuid, saved, turn]);
  return { ...list, copies, reload: useCallback(() => setTurn((n) => n + 1), []) };
}
