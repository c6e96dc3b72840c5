import {
  MySessionsDocument,
  type MySessionsQuery,
  SessionEndDocument,
  TokensDeactivateAllDocument,
} from "@carloom/api-client/commerce";
import { formatMoment } from "@carloom/i18n";
import { Button, ErrorNote, FitsGlyph, useT } from "@carloom/ui";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { type AuthError, callMutation, postAuth, UNREACHABLE } from "../auth/calls.ts";
import { pageLink } from "../auth/destination.ts";
import { session } from "../auth/session.ts";
import { useLanguage } from "../language.tsx";
import { errorText } from "../parts/error-text.ts";
import { deviceOf } from "./device.ts";
import { Loaded } from "./loaded.tsx";
import { useAnswer } from "./use-answer.ts";

type Place = MySessionsQuery["mySessions"][number];

function PlaceRow({ place, onEnd, busy }: { place: Place; onEnd: () => void; busy: boolean }) {
  const t = useT();
  const language = useLanguage();
  const { browser, system } = deviceOf(place.userAgent);
  const name = [browser, system].filter(Boolean).join(", ") || t("account.sessions.program");
  return (
    <li className="account-row">
      <div>
        <b>{name}</b>
        <p className="ui-hint">
          {t("account.sessions.used", { time: formatMoment(language, place.lastUsedAt) })}
          {place.ip ? ` · ${place.ip}` : null}
        </p>
      </div>
      {place.isCurrent ? (
        <span className="account-done">
          <FitsGlyph />
          {t("account.sessions.here")}
        </span>
      ) : (
        <Button size="small" onClick={onEnd} aria-disabled={busy} aria-label={t("account.sessions.endOf", { name })}>
          {t("account.sessions.end")}
        </Button>
      )}
    </li>
  );
}

/** Where the person is signed in; each place can be ended, and all of them. */
export function Sessions() {
  const t = useT();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [answer, ask] = useAnswer(MySessionsDocument, {});
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AuthError | null>(null);
  const [ended, setEnded] = useState(false);

  const run = async (work: () => Promise<AuthError | null>) => {
    if (busy) return;
    setBusy(true);
    setEnded(false);
    setError(await work());
    setBusy(false);
  };
  const end = (id: string) =>
    run(async () => {
      try {
        await session.clients.account.mutate(SessionEndDocument, { id });
      } catch {
        return UNREACHABLE;
      }
      await ask();
      setEnded(true);
      return null;
    });
  const endAll = () =>
    run(async () => {
      const result = await callMutation(
        async () => (await session.clients.account.mutate(TokensDeactivateAllDocument, {})).tokensDeactivateAll,
      );
      if (!result.ok) return result.errors[0] ?? UNREACHABLE;
      await postAuth("sign-out");
      await session.signOut();
      await navigate(pageLink("/sign-in", search), { replace: true });
      return null;
    });

  return (
    <section className="account-section" aria-labelledby="sessions">
      <div>
        <h2 id="sessions">{t("account.sessions.title")}</h2>
        <p className="ui-hint">{t("account.sessions.lead")}</p>
      </div>
      <Loaded answer={answer} retry={() => void ask()}>
        {({ mySessions }) => (
          <ul className="account-rows">
            {mySessions.map((place) => (
              <PlaceRow key={place.id} place={place} busy={busy} onEnd={() => void end(place.id)} />
            ))}
          </ul>
        )}
      </Loaded>
      {error ? <ErrorNote>{errorText(t, error)}</ErrorNote> : null}
      <div className="account-actions">
        <Button onClick={() => void endAll()} aria-disabled={busy}>
          {t("account.sessions.endAll")}
        </Button>
        <span role="status">
          {ended ? (
            <span className="account-done">
              <FitsGlyph />
              {t("account.sessions.ended")}
            </span>
          ) : null}
        </span>
      </div>
    </section>
  );
}
