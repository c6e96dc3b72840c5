import type { IdentityProvider } from "@carloom/settings";
import { Button, ErrorNote, useT } from "@carloom/ui";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { AuthError } from "../auth/calls.ts";
import { goToProvider, PROVIDER_NAMES } from "../auth/provider.ts";
import { settings } from "../auth/session.ts";
import { useLanguage } from "../language.tsx";
import { errorText } from "./error-text.ts";

const PROBLEMS = ["UNVERIFIED", "CODE", "TAKEN", "UNCONFIRMED", "CANCELLED", "EXPIRED", "FAILED"];

/** Why the person came back from a provider without what they went for. */
export function ProviderProblem() {
  const t = useT();
  const [search] = useSearchParams();
  const problem = search.get("problem");
  if (!problem || !PROBLEMS.includes(problem)) return null;
  const name = PROVIDER_NAMES[search.get("provider") as IdentityProvider] ?? t("account.provider.some");
  return <ErrorNote>{t(`account.provider.problem.${problem}`, { provider: name })}</ErrorNote>;
}

/** Sign-in by the providers that are set up; nothing where there is none. */
export function Providers({ redirectUrl }: { redirectUrl: string }) {
  const t = useT();
  const lang = useLanguage();
  const [going, setGoing] = useState<IdentityProvider | null>(null);
  const [error, setError] = useState<AuthError | null>(null);
  if (settings.identityProviders.length === 0) return null;
  const go = async (provider: IdentityProvider) => {
    if (going) return;
    setGoing(provider);
    setError(null);
    const failed = await goToProvider(provider, { redirectUrl, lang });
    if (!failed) return;
    setError(failed);
    setGoing(null);
  };
  return (
    <section className="account-providers" aria-label={t("account.provider.title")}>
      {settings.identityProviders.map((provider) => (
        <Button key={provider} wide onClick={() => void go(provider)} aria-disabled={going !== null}>
          {t("account.provider.continue", { provider: PROVIDER_NAMES[provider] })}
        </Button>
      ))}
      {error ? <ErrorNote>{errorText(t, error)}</ErrorNote> : null}
    </section>
  );
}
