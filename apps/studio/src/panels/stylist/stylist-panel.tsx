import { Button, Checkbox, useT } from "@carloom/ui";
import { useEffect, useRef } from "react";
import { useLanguage } from "../../boot/language.tsx";
import { preferences } from "../../lib/preferences.ts";
import { useStore } from "../../lib/store.ts";
import { useStudio } from "../../workspace/studio-context.tsx";
import { AskForm } from "./ask-form.tsx";
import { showsPictures, talkOf } from "./talk.ts";
import type { Machine } from "./talk-api.ts";
import { TurnRow } from "./turn-row.tsx";

/** Who answers and where what is written goes, before anything is sent. */
function Notice({ machine }: { machine: Machine | null }) {
  const t = useT();
  const consent = useStore(preferences, (state) => state.stylistConsent);
  if (!machine) return null;
  if (machine.isRules) return <p className="st-talk-notice">{t("studio.stylist.by-rules")}</p>;
  const { name, abroad, sees } = machine;
  if (!abroad) return <p className="st-talk-notice">{t("studio.stylist.by-provider", { name })}</p>;
  return (
    <div className="st-talk-notice">
      <p>{t("studio.stylist.by-provider-abroad", { name, country: abroad })}</p>
      {sees ? <p>{t("studio.stylist.picture-goes")}</p> : null}
      <Checkbox
        label={t("studio.stylist.consent", { name })}
        checked={consent}
        onChange={(event) => preferences.set({ stylistConsent: event.currentTarget.checked })}
      />
    </div>
  );
}

/** Words that become a proposal on the car. */
export function StylistPanel() {
  const t = useT();
  const language = useLanguage();
  const studio = useStudio();
  const talk = talkOf(studio);
  const turns = useStore(talk.state, (state) => state.turns);
  const machine = useStore(talk.state, (state) => state.machine);
  const suggestions = useStore(talk.state, (state) => state.suggestions);
  const busy = useStore(talk.state, (state) => state.busy);
  const consent = useStore(preferences, (state) => state.stylistConsent);
  const end = useRef<HTMLDivElement>(null);
  const count = turns.length;
  const last = turns.at(-1);

  useEffect(() => {
    void talk.load();
    talk.show();
    // what is only proposed is on the car while it is talked about
    return () => talk.hide();
  }, [talk]);
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: "nearest" });
  }, [count, last?.answered, last?.proposal]);

  const say = (message: string, picture: Parameters<typeof talk.say>[2] = null) =>
    void talk.say(message, language, picture, consent).then(() => {
      const answered = talk.state.get().turns.at(-1)?.answered;
      if (answered) studio.announce(answered);
    });
  const asks =
    suggestions.length > 0
      ? suggestions
      : count === 0
        ? ["first", "second", "third"].map((key) => t(`studio.stylist.ask-${key}`))
        : [];

  async function forget() {
    const { StylistConversationDeleteDocument } = await import("@carloom/api-client/ai");
    const uuid = talk.conversation();
    if (uuid)
      await studio.clients.ai
        .mutate(StylistConversationDeleteDocument, { uuid, secret: talk.secret() })
        .catch(() => undefined);
    talk.forget();
    studio.announce(t("studio.stylist.forgotten"));
  }
  return (
    <div className="st-talk">
      <Notice machine={machine} />
      <div className="st-talk-log" role="log" aria-label={t("studio.stylist.log")} aria-busy={busy}>
        {count === 0 ? <p className="st-talk-hello">{t("studio.stylist.hello")}</p> : null}
        {turns.map((turn, index) => (
          <TurnRow
            // turns are only ever added
            key={index}
            turn={turn}
            index={index}
            isLast={index === count - 1}
            talk={talk}
            onSay={say}
          />
        ))}
        <div ref={end} className="st-talk-end" />
      </div>
      <div className="st-talk-foot">
        {asks.length > 0 && !busy ? (
          <ul className="st-talk-asks" aria-label={t("studio.stylist.suggestions")}>
            {asks.map((text) => (
              <li key={text}>
                <button type="button" className="st-talk-ask" onClick={() => say(text)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <AskForm busy={busy} sees={showsPictures(machine, consent)} onSay={say} onStop={talk.stop} />
        {count > 0 ? (
          <Button size="small" variant="quiet" className="st-talk-forget" onClick={() => void forget()}>
            {t("studio.stylist.forget")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
