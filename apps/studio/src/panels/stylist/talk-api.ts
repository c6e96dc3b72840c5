import type { BuildChange, BuildDocument } from "@carloom/build";
import type { PicturePalette } from "@carloom/build/picture-palette";
import { parseBuild } from "@carloom/build/parse";
import { session, settings } from "../../boot/settings.ts";
import { readEvents } from "@carloom/api-client/event-stream";

/** Who answers; `abroad` is the country that messages would go to, and one that `sees` takes pictures. */
export type Machine = { name: string; isRules: boolean; abroad: string | null; sees: boolean };
/** A reference picture: its colours, and itself as a small JPEG in base64, which only a machine that sees gets. */
export type ReferencePicture = PicturePalette & { image?: string };
/** One line of a proposal; `price` is what it alone adds, in major units. */
export type ProposedChange = BuildChange & { label: string; reason: string; price: number };
export type Proposal = {
  title: string;
  build: BuildDocument;
  changes: ProposedChange[];
  before: number;
  after: number;
  currency: string;
};
export type ConversationKey = { uuid: string; secret?: string };
export type { PicturePalette };
export type Done = { conversation: string; secret: string | null; turn: string; suggestions: string[] };

export type Question = {
  message: string;
  language: string;
  templateSlug: string;
  channel: string;
  build: BuildDocument;
  projectUuid: string | null;
  conversation: ConversationKey | null;
  picture: ReferencePicture | null;
  consent: boolean;
};

export type Listener = {
  machine(machine: Machine): void;
  text(text: string): void;
  proposal(proposal: Proposal): void;
};

/** Why there is no answer: a key of `studio.stylist.…`, or what the server says in the person's language. */
export class NoAnswer extends Error {
  override name = "NoAnswer";
  readonly key: "failed" | "offline" | "limit" | "newer";
  readonly said: string | null;
  constructor(key: NoAnswer["key"], said: string | null = null) {
    super(key);
    this.key = key;
    this.said = said;
  }
}

/** Asks one question; the answer comes piece by piece. @throws NoAnswer, or the signal's reason when it was stopped */
export async function ask(question: Question, listener: Listener, signal: AbortSignal): Promise<Done> {
  const token = await session.accessToken();
  let response: Response;
  try {
    response = await fetch(`${settings.ai.server}/talk`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(question),
      signal,
    });
  } catch {
    signal.throwIfAborted();
    throw new NoAnswer("offline");
  }
  if (response.status === 429) throw new NoAnswer("limit");
  if (!response.ok || !response.body) {
    const refusal = (await response.json().catch(() => null)) as {
      errors?: { extensions?: { code?: string } }[];
    } | null;
    throw new NoAnswer(refusal?.errors?.[0]?.extensions?.code === "NEWER" ? "newer" : "failed");
  }
  try {
    for await (const { event, data } of readEvents(response.body)) {
      if (event === "machine") listener.machine(data as Machine);
      if (event === "text") listener.text((data as { text: string }).text);
      if (event === "proposal") {
        const { build, ...rest } = data as Proposal;
        const parsed = parseBuild(build);
        if (parsed.ok) listener.proposal({ ...rest, build: parsed.value });
      }
      if (event === "failed") throw new NoAnswer("failed", (data as { message: string }).message);
      if (event === "done") return data as Done;
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof NoAnswer) throw error;
    throw new NoAnswer("offline");
  }
  throw new NoAnswer("failed");
}
