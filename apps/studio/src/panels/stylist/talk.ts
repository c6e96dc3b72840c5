import { StylistConversationDocument, StylistDocument } from "@carloom/api-client/ai";
import { type BuildDocument, takeChanges } from "@carloom/build";
import { textAspect } from "../../art/art.ts";
import { createStore, type Store } from "../../lib/store.ts";
import type { Studio } from "../../workspace/studio.ts";
import { conversationKept, keepConversation } from "./kept-conversation.ts";
import {
  ask,
  type Done,
  type Machine,
  NoAnswer,
  type PicturePalette,
  type Proposal,
  type ReferencePicture,
} from "./talk-api.ts";

export type Turn = {
  /** Set once the server keeps it. */
  uuid: string | null;
  said: string;
  answered: string;
  machine: string | null;
  /** A key of `studio.stylist.no-…`, or what the server said. */
  failure: { key: string; said: string | null } | null;
  proposal: Proposal | null;
  /** What became of the proposal. */
  decided: "taken" | "left" | null;
  reported: boolean;
  /** Colours of the picture that was sent with it. */
  picture: PicturePalette | null;
};

export type TalkState = {
  turns: readonly Turn[];
  /** Null until it is known who answers. */
  machine: Machine | null;
  suggestions: readonly string[];
  /** An answer is on its way. */
  busy: boolean;
  /** Of a proposal that is being looked at: the lines that are left out, as `kind reference`. */
  left: ReadonlySet<string>;
  /** The car shows the build as it is while a key or button is held. */
  held: boolean;
  loaded: boolean;
};

export const changeKey = ({ kind, reference }: { kind: string; reference: string }): string => `${kind} ${reference}`;

const NEW_TURN: Omit<Turn, "said" | "picture"> = {
  uuid: null,
  answered: "",
  machine: null,
  failure: null,
  proposal: null,
  decided: null,
  reported: false,
};

/** Texts are as wide as their letters: what the server guessed is set right before it is shown. */
async function withTrueTexts(from: BuildDocument, build: BuildDocument): Promise<BuildDocument> {
  const known = new Set(from.stickers.map(({ id }) => id));
  const stickers = await Promise.all(
    build.stickers.map(async (placed) => {
      if (placed.art.kind !== "text" || known.has(placed.id)) return placed;
      const aspect = await textAspect(placed.art).catch(() => null);
      if (!aspect) return placed;
      const [width, height] = placed.size;
      const wide = height * aspect;
      return { ...placed, size: (wide > width ? [width, width / aspect] : [wide, height]) as [number, number] };
    }),
  );
  return { ...build, stickers };
}

type Priced = { ask(build: BuildDocument): Promise<{ total: { amount: number } }> };

/** A proposal with its texts as they are really set, and what that does to the price. */
async function setRight(pricing: Priced, from: BuildDocument, proposal: Proposal): Promise<Proposal> {
  const build = await withTrueTexts(from, proposal.build);
  const texts = build.stickers.filter((placed, i) => placed !== proposal.build.stickers[i]).map(({ id }) => id);
  if (texts.length === 0) return proposal;
  const after = await pricing.ask(build).then(
    ({ total }) => total.amount,
    () => proposal.after,
  );
  const share = (after - proposal.after) / texts.length;
  const changes = proposal.changes.map((change) =>
    change.kind === "sticker" && texts.includes(change.reference)
      ? { ...change, price: Math.round((change.price + share) * 100) / 100 }
      : change,
  );
  return { ...proposal, build, changes, after };
}

/** Does a picture itself go to whoever answers? */
export const showsPictures = (machine: Machine | null, consent: boolean): boolean =>
  machine !== null && machine.sees && !machine.isRules && (machine.abroad === null || consent);

const coloursOf = ({ colors, gloss }: ReferencePicture): PicturePalette => ({ colors, gloss });

/** The conversation of an open template: one for the page, however often its panel opens. */
export function createTalk(studio: Studio) {
  const { editor, clients, template, pricing } = studio;
  const state: Store<TalkState> = createStore<TalkState>({
    turns: [],
    machine: null,
    suggestions: [],
    busy: false,
    left: new Set<string>(),
    held: false,
    loaded: false,
  });
  let running: AbortController | null = null;

  const change = (index: number, patch: Partial<Turn>) =>
    state.set({ turns: state.get().turns.map((turn, i) => (i === index ? { ...turn, ...patch } : turn)) });
  const projectUuid = () => studio.saving.state.get().project?.uuid ?? null;
  const place = () => ({ template: template.slug, user: studio.visitor.status === "signed-in" });

  /** The proposal that waits for an answer. */
  const open = (): { turn: Turn; index: number; proposal: Proposal } | null => {
    const { turns } = state.get();
    const index = turns.findLastIndex(({ proposal, decided }) => proposal !== null && decided === null);
    const turn = turns[index];
    return turn?.proposal ? { turn, index, proposal: turn.proposal } : null;
  };
  const chosen = (document: BuildDocument): BuildDocument => {
    const waiting = open();
    if (!waiting) return document;
    const { left } = state.get();
    const { build, changes } = waiting.proposal;
    return takeChanges(
      document,
      build,
      changes.filter((one) => !left.has(changeKey(one))),
    );
  };
  /** The car wears what is chosen of the proposal, unless somebody looks at what it was. */
  const show = () => editor.preview(open() && !state.get().held ? chosen : null);

  return {
    state,
    open,
    show,
    hide: () => editor.preview(null),

    async load(): Promise<void> {
      if (state.get().loaded) return;
      state.set({ loaded: true });
      const key = conversationKept(place());
      const [{ stylist } = { stylist: null }, { stylistConversation } = { stylistConversation: null }] =
        await Promise.all([
          clients.ai.query(StylistDocument, {}).catch(() => undefined),
          key || projectUuid()
            ? clients.ai
                .query(StylistConversationDocument, {
                  uuid: key?.uuid ?? null,
                  secret: key?.secret ?? null,
                  projectUuid: projectUuid(),
                })
                .catch(() => undefined)
            : undefined,
        ]);
      if (stylist) state.set({ machine: { ...stylist, abroad: stylist.abroad ?? null } });
      const turns = stylistConversation?.turns ?? [];
      if (turns.length > 0 && state.get().turns.length === 0)
        state.set({
          turns: turns.map(({ uuid, said, answered, machine, accepted }) => ({
            ...NEW_TURN,
            uuid,
            said,
            answered,
            machine,
            decided: accepted ? "taken" : "left",
            picture: null,
          })),
        });
      if (stylistConversation && !key) keepConversation(place(), { uuid: stylistConversation.uuid });
    },

    async say(message: string, language: string, given: ReferencePicture | null, consent: boolean): Promise<void> {
      if (state.get().busy) return;
      const picture = given && (showsPictures(state.get().machine, consent) ? given : coloursOf(given));
      const waiting = open();
      if (waiting) change(waiting.index, { decided: "left" });
      editor.preview(null);
      const index = state.get().turns.length;
      state.set({
        turns: [...state.get().turns, { ...NEW_TURN, said: message, picture: given && coloursOf(given) }],
        busy: true,
        suggestions: [],
        left: new Set(),
        held: false,
      });
      const abort = new AbortController();
      running = abort;
      const build = editor.state.document;
      let proposed: Proposal | null = null;
      try {
        const done: Done = await ask(
          {
            message,
            language,
            templateSlug: template.slug,
            channel: pricing.state.get().channel,
            build,
            projectUuid: projectUuid(),
            conversation: conversationKept(place()),
            picture,
            consent,
          },
          {
            machine: (machine) => change(index, { machine: machine.isRules ? "rules" : machine.name }),
            text: (text) => change(index, { answered: (state.get().turns[index]?.answered ?? "") + text }),
            proposal: (proposal) => (proposed = proposal),
          },
          abort.signal,
        );
        const key = { uuid: done.conversation, secret: done.secret ?? conversationKept(place())?.secret };
        keepConversation(place(), { uuid: key.uuid, ...(key.secret && { secret: key.secret }) });
        const shown = proposed as Proposal | null;
        const proposal = shown && (await setRight(pricing, build, shown));
        change(index, { uuid: done.turn, proposal });
        state.set({ suggestions: done.suggestions });
        show();
      } catch (error) {
        if (abort.signal.aborted) change(index, { failure: { key: "stopped", said: null } });
        else {
          const failure =
            error instanceof NoAnswer ? { key: error.key, said: error.said } : { key: "failed", said: null };
          change(index, { failure, answered: "" });
        }
      } finally {
        running = null;
        state.set({ busy: false });
      }
    },
    stop: () => running?.abort(),

    toggle(key: string): void {
      const left = new Set(state.get().left);
      if (!left.delete(key)) left.add(key);
      state.set({ left });
      show();
    },
    hold(held: boolean): void {
      if (state.get().held === held) return;
      state.set({ held });
      show();
    },

    /** Takes what is chosen, as one step. @returns the build that came of it; null when nothing was chosen */
    take(): { build: BuildDocument; title: string; turn: string | null } | null {
      const waiting = open();
      if (!waiting) return null;
      const build = chosen(editor.state.document);
      const { title } = waiting.proposal;
      editor.preview(null);
      editor.edit({ key: "studio.step.stylist", values: { title } }, () => build);
      change(waiting.index, { decided: "taken" });
      return { build, title, turn: waiting.turn.uuid };
    },
    leave(): void {
      const waiting = open();
      if (waiting) change(waiting.index, { decided: "left" });
      editor.preview(null);
    },
    chosen: () => chosen(editor.state.document),
    reported: (index: number) => change(index, { reported: true }),
    forget(): void {
      running?.abort();
      editor.preview(null);
      keepConversation(place(), null);
      state.set({ turns: [], suggestions: [], left: new Set(), held: false });
    },
    secret: () => conversationKept(place())?.secret ?? null,
    conversation: () => conversationKept(place())?.uuid ?? null,
  };
}

export type Talk = ReturnType<typeof createTalk>;

const talks = new WeakMap<Studio, Talk>();

export function talkOf(studio: Studio): Talk {
  let talk = talks.get(studio);
  if (!talk) talks.set(studio, (talk = createTalk(studio)));
  return talk;
}
