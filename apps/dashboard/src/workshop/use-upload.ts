import { type WorkshopKind, WorkshopUploadDocument } from "@carloom/api-client/threed";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { session } from "../boot/session.ts";
import type { Problem } from "../parts/act-dialog.tsx";
import { asSent, type Dropped } from "./dropped.ts";
import { said } from "./said.ts";

/** Bytes of a part: a request of ours has at most 11 MB. */
const PART = 8 * 1024 * 1024;

export type Sending = { name: string; sent: number; bytes: number };
/** A file of which a part is there already. */
export type Begun = { uuid: string; fileName: string; bytes: number; received: number };

/** Sends files in parts, one after the other; one that was cut off goes on where it ended. */
export function useUpload(begun: readonly Begun[], onWhole: (uuid: string) => void, kind: WorkshopKind = "CAR") {
  const client = useQueryClient();
  const [sending, setSending] = useState<Sending | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);

  const send = useCallback(
    async (dropped: Promise<readonly Dropped[]>) => {
      setProblems([]);
      try {
        const files = await asSent(await dropped, async (loose) =>
          (await import("@carloom/asset/pack")).packLoose(loose),
        );
        for (const file of files) {
          const before = begun.find(({ fileName, bytes }) => fileName === file.name && bytes === file.size);
          let uuid = before?.uuid ?? null;
          let offset = before?.received ?? 0;
          do {
            setSending({ name: file.name, sent: offset, bytes: file.size });
            const part = file.slice(offset, offset + PART);
            const input = { uuid, fileName: file.name, bytes: file.size, offset, part, kind };
            const { workshopUpload } = await session.clients.threed.mutate(WorkshopUploadDocument, { input });
            const { workshopImport } = workshopUpload;
            if (!workshopImport) {
              setProblems((now) => [...now, ...said(workshopUpload)]);
              break;
            }
            uuid = workshopImport.uuid;
            offset = workshopImport.received;
          } while (offset < file.size);
          if (uuid !== null && offset === file.size && files.length === 1) onWhole(uuid);
        }
      } catch {
        setProblems([{}]);
      }
      setSending(null);
      await client.invalidateQueries();
    },
    [begun, client, onWhole, kind],
  );
  return { sending, problems, send };
}
