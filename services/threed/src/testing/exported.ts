import { wholeOf } from "@carloom/identity";
import type { ThreedPort } from "../port.ts";

/** All that a person is handed out of the studio. */
export const exportOf = (port: Pick<ThreedPort, "ownerTopics">, ownerId: string): Promise<Record<string, unknown>> =>
  wholeOf(port.ownerTopics(ownerId), Number.POSITIVE_INFINITY);
