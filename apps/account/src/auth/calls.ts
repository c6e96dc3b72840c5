import { sameOriginFetch, TransportError } from "@carloom/api-client";

/** A refusal: `field` names the input, null the whole form. */
export type AuthError = { field: string | null; code: string };
export type AuthResult<T> = { ok: true; value: T } | { ok: false; errors: AuthError[] };

export const UNREACHABLE: AuthError = { field: null, code: "UNREACHABLE" };

type Answer = { errors?: { field?: string | null; code?: string }[]; requiresConfirmation?: boolean };

/** `POST /auth/{action}` of this origin: the session's cookies come with the answer. */
export async function postAuth(
  action: "sign-in" | "sign-up" | "sign-out",
  body: Record<string, string> = {},
): Promise<AuthResult<{ requiresConfirmation: boolean }>> {
  try {
    const response = await sameOriginFetch(`/auth/${action}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...body, deviceTime: Math.floor(Date.now() / 1000) }),
    });
    const answer = (await response.json().catch(() => ({}))) as Answer;
    if (response.ok) return { ok: true, value: { requiresConfirmation: answer.requiresConfirmation === true } };
    const errors = (answer.errors ?? []).map(({ field, code }) => ({ field: field ?? null, code: code ?? "UNKNOWN" }));
    return { ok: false, errors: errors.length > 0 ? errors : [{ field: null, code: "UNKNOWN" }] };
  } catch {
    return { ok: false, errors: [UNREACHABLE] };
  }
}

type Payload = { errors: readonly { field: string | null; code: string }[] } | null;

/** A GraphQL mutation whose payload has `errors`, in the form of the calls above. */
export async function callMutation(ask: () => Promise<Payload>): Promise<AuthResult<null>> {
  try {
    const errors = (await ask())?.errors ?? [];
    return errors.length === 0
      ? { ok: true, value: null }
      : { ok: false, errors: errors.map(({ field, code }) => ({ field, code })) };
  } catch (error) {
    const away = error instanceof TransportError && error.failure !== "protocol";
    return { ok: false, errors: [away ? UNREACHABLE : { field: null, code: "UNKNOWN" }] };
  }
}
