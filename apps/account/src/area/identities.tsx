import { IdentityDisconnectDocument, MyIdentitiesDocument } from "@carloom/api-client/commerce";
import type { IdentityProvider } from "@carloom/settings";
import { Button, ErrorNote, FitsGlyph, useT } from "@carloom/ui";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { type AuthError, callMutation, UNREACHABLE } from "../auth/calls.ts";
import { goToProvider, PROVIDER_NAMES } from "../auth/provider.ts";
import { session, settings } from "../auth/session.ts";
import { useLanguage } from "../language.tsx";
import { errorText } from "../parts/error-text.ts";
import { ProviderProblem } from "../parts/providers.tsx";
import { Loaded } from "./loaded.tsx";
import { useAnswer } from "./use-answer.ts";

/** Providers that open the account, to be connected and disconnected. */
export function Identities() {
  const t = useT();
  const lang = useLanguage();
  const [search] = useSearchParams();
  const [answer, ask] = useAnswer(MyIdentitiesDocument, {});
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AuthError | null>(null);
  const connected = PROVIDER_NAMES[search.get("connected") as IdentityProvider];

  const connect = async (provider: IdentityProvider) => {
    setBusy(true);
    setError(await goToProvider(provider, { redirectUrl: search.get("redirectUrl") ?? "", lang, connect: true }));
    setBusy(false);
  };
  const disconnect = async (provider: IdentityProvider) => {
    setBusy(true);
    const variables = { provider: provider.toUpperCase() as Uppercase<IdentityProvider> };
    const result = await callMutation(
      async () => (await session.clients.account.mutate(IdentityDisconnectDocument, variables)).identityDisconnect,
    );
    setError(result.ok ? null : (result.errors[0] ?? UNREACHABLE));
    await ask();
    setBusy(false);
  };
  return (
    <section className="account-section" aria-labelledby="identities">
      <div>
        <h2 id="identities">{t("account.provider.title")}</h2>
        <p className="ui-hint">{t("account.provider.lead")}</p>
      </div>
      <ProviderProblem />
      {connected ? (
        <p role="status" className="account-done">
          <FitsGlyph />
          {t("account.provider.connected", { provider: connected })}
        </p>
      ) : null}
      <Loaded answer={answer} retry={() => void ask()}>
        {({ myIdentities }) => (
          <ul className="account-rows">
            {settings.identityProviders.map((provider) => {
              const held = myIdentities.find((identity) => identity.provider === provider.toUpperCase());
              const action = held ? "account.provider.disconnect" : "account.provider.connect";
              return (
                <li key={provider} className="account-row">
                  <div>
                    <b>{PROVIDER_NAMES[provider]}</b>
                    {held?.email ? <p className="ui-hint">{held.email}</p> : null}
                  </div>
                  <Button
                    size="small"
                    aria-disabled={busy}
                    aria-label={`${t(action)}: ${PROVIDER_NAMES[provider]}`}
                    onClick={() => void (held ? disconnect(provider) : connect(provider))}
                  >
                    {t(action)}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
      {error ? <ErrorNote>{errorText(t, error)}</ErrorNote> : null}
    </section>
  );
}
