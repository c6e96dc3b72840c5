import {
  MyOneTimeCodeDocument,
  type MyOneTimeCodeQuery,
  OneTimeCodeBeginDocument,
  OneTimeCodeConfirmDocument,
  OneTimeCodeEndDocument,
  OneTimeCodeRenewRecoveryDocument,
} from "@carloom/api-client/commerce";
import { Button, FitsGlyph, useT, WarnGlyph } from "@carloom/ui";
import { type ReactNode, useState } from "react";
import { callMutation } from "../auth/calls.ts";
import { session } from "../auth/session.ts";
import { CodeField } from "../parts/code-field.tsx";
import { checkFields } from "../parts/error-text.ts";
import { Form, useSubmit } from "../parts/form.tsx";
import { PasswordField } from "../parts/password-field.tsx";
import { Loaded } from "./loaded.tsx";
import { QrCode } from "./qr.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { useAnswer } from "./use-answer.ts";

type State = NonNullable<MyOneTimeCodeQuery["myOneTimeCode"]>;
type Secret = { secret: string; uri: string };
type Step =
  | { at: "rest" }
  | { at: "begin" | "renew" | "end" }
  | ({ at: "scan" } & Secret)
  | { at: "codes"; codes: readonly string[] };

/** The second factor of staff: set up by password and a first code, renewed and ended by a code. */
export function OneTimeCode() {
  const t = useT();
  const [answer, ask] = useAnswer(MyOneTimeCodeDocument, {});
  return (
    <section className="account-section" aria-labelledby="one-time-code">
      <div>
        <h2 id="one-time-code">{t("account.code.title")}</h2>
        <p className="ui-hint">{t("account.code.lead")}</p>
      </div>
      <Loaded answer={answer} retry={() => void ask()}>
        {({ myOneTimeCode }) => (myOneTimeCode ? <Steps state={myOneTimeCode} ask={ask} /> : null)}
      </Loaded>
    </section>
  );
}

function Steps({ state, ask }: { state: State; ask: () => Promise<void> }) {
  const [step, setStep] = useState<Step>({ at: "rest" });
  const rest = () => {
    setStep({ at: "rest" });
    void ask();
  };
  switch (step.at) {
    case "rest":
      return <Rest state={state} onStep={setStep} />;
    case "begin":
      return <Begin onSecret={(secret) => setStep({ at: "scan", ...secret })} onCancel={rest} />;
    case "scan":
      return <Scan {...step} onCodes={(codes) => setStep({ at: "codes", codes })} onCancel={rest} />;
    case "codes":
      return <RecoveryCodes codes={step.codes} onDone={rest} />;
    case "renew":
      return <Renew onCodes={(codes) => setStep({ at: "codes", codes })} onCancel={rest} />;
    case "end":
      return <End onDone={rest} />;
  }
}

function Rest({ state, onStep }: { state: State; onStep: (step: Step) => void }) {
  const t = useT();
  if (!state.isEnabled)
    return (
      <>
        {state.isRequired ? (
          <p className="account-warning">
            <WarnGlyph />
            {t("account.code.required")}
          </p>
        ) : null}
        <div className="account-actions">
          <Button onClick={() => onStep({ at: "begin" })}>{t("account.code.begin")}</Button>
        </div>
      </>
    );
  return (
    <>
      <p className="account-done">
        <FitsGlyph />
        {t("account.code.on", { count: state.recoveryCodesLeft })}
      </p>
      <div className="account-actions">
        <Button onClick={() => onStep({ at: "renew" })}>{t("account.code.renew")}</Button>
        {state.isRequired ? null : <Button onClick={() => onStep({ at: "end" })}>{t("account.code.end")}</Button>}
      </div>
    </>
  );
}

function CodeForm({
  submit,
  action,
  onCancel,
  children,
}: {
  submit: ReturnType<typeof useSubmit>;
  action: string;
  onCancel: () => void;
  children: ReactNode;
}) {
  const t = useT();
  return (
    <Form
      submit={submit}
      action={action}
      running={t("account.saving")}
      quiet
      aside={<Button onClick={onCancel}>{t("account.area.cancel")}</Button>}
    >
      {children}
    </Form>
  );
}

function Begin({ onSecret, onCancel }: { onSecret: (secret: Secret) => void; onCancel: () => void }) {
  const t = useT();
  const submit = useSubmit(
    ["password"],
    (values) => checkFields(values, { required: ["password"] }),
    async ({ password = "" }) => {
      let begun: Secret | null = null;
      const result = await callMutation(async () => {
        const { oneTimeCodeBegin } = await session.clients.account.mutate(OneTimeCodeBeginDocument, { password });
        const { secret, uri } = oneTimeCodeBegin;
        if (secret && uri) begun = { secret, uri };
        return oneTimeCodeBegin;
      });
      if (result.ok && begun) onSecret(begun);
      return result;
    },
  );
  return (
    <CodeForm submit={submit} action={t("account.continue")} onCancel={onCancel}>
      <PasswordField
        label={t("account.password.old")}
        name="password"
        autoComplete="current-password"
        error={submit.error("password")}
      />
    </CodeForm>
  );
}

/** A form whose answer is a new set of recovery codes. */
function useCodes(
  ask: (
    code: string,
  ) => Promise<{ recoveryCodes: readonly string[]; errors: readonly { field: string | null; code: string }[] }>,
  onCodes: (codes: readonly string[]) => void,
) {
  return useSubmit(
    ["code"],
    (values) => checkFields(values, { required: ["code"] }),
    async ({ code = "" }) => {
      let codes: readonly string[] = [];
      const result = await callMutation(async () => {
        const payload = await ask(code);
        codes = payload.recoveryCodes;
        return payload;
      });
      if (result.ok) onCodes(codes);
      return result;
    },
  );
}

type CodesProps = { onCodes: (codes: readonly string[]) => void; onCancel: () => void };

function Scan({ secret, uri, onCodes, onCancel }: Secret & CodesProps) {
  const t = useT();
  const submit = useCodes(
    async (code) => (await session.clients.account.mutate(OneTimeCodeConfirmDocument, { code })).oneTimeCodeConfirm,
    onCodes,
  );
  return (
    <CodeForm submit={submit} action={t("account.code.confirm")} onCancel={onCancel}>
      <p>{t("account.code.scan")}</p>
      <div className="account-scan">
        <QrCode text={uri} label={t("account.code.qr")} />
        <dl>
          <dt>{t("account.code.secret")}</dt>
          <dd>
            <code>{secret.match(/.{4}/g)?.join(" ")}</code>
          </dd>
        </dl>
      </div>
      <CodeField label={t("account.code.field")} error={submit.error("code")} />
    </CodeForm>
  );
}

function Renew({ onCodes, onCancel }: CodesProps) {
  const t = useT();
  const submit = useCodes(
    async (code) =>
      (await session.clients.account.mutate(OneTimeCodeRenewRecoveryDocument, { code })).oneTimeCodeRenewRecovery,
    onCodes,
  );
  return (
    <CodeForm submit={submit} action={t("account.code.renew")} onCancel={onCancel}>
      <CodeField label={t("account.code.field")} hint={t("account.code.orRecovery")} error={submit.error("code")} />
    </CodeForm>
  );
}

function End({ onDone }: { onDone: () => void }) {
  const t = useT();
  const submit = useSubmit(
    ["password", "code"],
    (values) => checkFields(values, { required: ["password", "code"] }),
    async ({ password = "", code = "" }) => {
      const result = await callMutation(
        async () => (await session.clients.account.mutate(OneTimeCodeEndDocument, { password, code })).oneTimeCodeEnd,
      );
      if (result.ok) onDone();
      return result;
    },
  );
  return (
    <CodeForm submit={submit} action={t("account.code.end")} onCancel={onDone}>
      <div className="account-pair">
        <PasswordField
          label={t("account.password.old")}
          name="password"
          autoComplete="current-password"
          error={submit.error("password")}
        />
        <CodeField label={t("account.code.field")} hint={t("account.code.orRecovery")} error={submit.error("code")} />
      </div>
    </CodeForm>
  );
}
