import { type Faces, readFaces } from "@carloom/asset/pieces";
import { useEffect, useState } from "react";

/** Every face of a car's file; null until it is there, or where it cannot be had. Asked for once somebody needs it. */
export function useFaces(url: string | null, isWanted: boolean): { faces: Faces | null; isFailed: boolean } {
  const [faces, setFaces] = useState<Faces | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    setFaces(null);
    setFailed(false);
    if (!isWanted || url === null) return;
    const abort = new AbortController();
    const load = async () => {
      const answer = await fetch(url, { signal: abort.signal });
      if (!answer.ok) throw new Error("The faces are not there.");
      const read = await readFaces(new Uint8Array(await answer.arrayBuffer()));
      if (!abort.signal.aborted) setFaces(read);
    };
    load().catch(() => {
      if (!abort.signal.aborted) setFailed(true);
    });
    return () => abort.abort();
  }, [url, isWanted]);
  return { faces, isFailed };
}
