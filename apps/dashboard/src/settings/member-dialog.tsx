import {
  StaffMemberCreateDocument,
  StaffMemberUpdateDocument,
  type StaffTeamQuery,
} from "@carloom/api-client/commerce";
import { Checkbox, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { ActDialog } from "../parts/act-dialog.tsx";

type Member = NonNullable<StaffTeamQuery["staffUsers"]>["edges"][number]["node"];
type Group = NonNullable<StaffTeamQuery["permissionGroups"]>["edges"][number]["node"];

/** Invites a colleague, or changes one's name and roles. */
export function MemberDialog({
  member,
  roles,
  onClose,
}: {
  member: Member | null;
  roles: readonly Group[];
  onClose: () => void;
}) {
  const t = useT();
  const toast = useToast();
  const create = useAct(StaffMemberCreateDocument);
  const update = useAct(StaffMemberUpdateDocument);
  const before = (member?.permissionGroups ?? []).map(({ id }) => id);
  const [email, setEmail] = useState(member?.email ?? "");
  const [firstName, setFirstName] = useState(member?.firstName ?? "");
  const [lastName, setLastName] = useState(member?.lastName ?? "");
  const [held, setHeld] = useState<readonly string[]>(before);
  const toggle = (id: string, is: boolean) => setHeld(is ? [...held, id] : held.filter((one) => one !== id));
  const run = async () => {
    if (member) {
      const { staffUpdate } = await update.mutateAsync({
        id: member.id,
        input: {
          firstName,
          lastName,
          isActive: true,
          addGroups: held.filter((id) => !before.includes(id)),
          removeGroups: before.filter((id) => !held.includes(id)),
        },
      });
      return staffUpdate?.errors ?? [];
    }
    const { staffCreate } = await create.mutateAsync({
      input: { email: email.trim(), firstName, lastName, addGroups: [...held], redirectUrl: null },
    });
    return staffCreate?.errors ?? [];
  };
  return (
    <ActDialog
      title={t(member ? "dashboard.team.change" : "dashboard.team.invite")}
      label={t(member ? "dashboard.save" : "dashboard.team.send")}
      onClose={onClose}
      isReady={email.includes("@") && held.length > 0}
      run={async () => {
        const problems = await run();
        if (problems.length === 0) toast(member ? t("dashboard.saved") : t("dashboard.team.sent", { email }));
        return problems;
      }}
    >
      <TextField
        label={t("dashboard.order.email")}
        type="email"
        value={email}
        disabled={member !== null}
        hint={member ? undefined : t("dashboard.team.inviteHint")}
        maxLength={254}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <TextField
        label={t("dashboard.customer.firstName")}
        value={firstName}
        maxLength={100}
        onChange={(event) => setFirstName(event.currentTarget.value)}
      />
      <TextField
        label={t("dashboard.customer.lastName")}
        value={lastName}
        maxLength={100}
        onChange={(event) => setLastName(event.currentTarget.value)}
      />
      <fieldset className="da-roles">
        <legend>{t("dashboard.team.roles")}</legend>
        {roles.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={
              <span className="da-two">
                <span>{t(`dashboard.role.${name}`)}</span>
                <small>{t(`dashboard.roleText.${name}`)}</small>
              </span>
            }
            checked={held.includes(id)}
            onChange={(event) => toggle(id, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
    </ActDialog>
  );
}
