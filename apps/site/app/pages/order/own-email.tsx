import { TextField, useT } from "@carloom/ui";

/** By the order's e-mail, in the form's `email`, whoever is not signed in shows that the order is theirs. */
export function OwnEmail() {
  const t = useT();
  return (
    <TextField
      label={t("shop.own.email")}
      hint={t("shop.own.emailHint")}
      name="email"
      type="email"
      autoComplete="email"
      required
    />
  );
}
