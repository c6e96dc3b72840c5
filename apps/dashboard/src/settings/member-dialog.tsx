import {
  StaffMemberCreateDocument,
  StaffMemberUpdateDocument,
  StaffTeamDocument,
  type StaffTeamQuery,
} from "@carloom/api-client/commerce";
import { Checkbox, TextField, useT, useToast } from "@carloom/ui";
import { useAct } from "../boot/data.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";

type Member = NonNullable<StaffTeamQuery["staffUsers"]>["edges"][number]["node"];
type Group = NonNullable<StaffTeamQuery["permissionGroups"]>["edges"][number]["node"];

const memberOf = (answer: StaffTeamQuery | null, id: string | undefined): Member | undefined =>
  answer?.staffUsers?.edges.find(({ node }) => node.id === id)?.node;

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
  const edit = useDraft({
    document: StaffTeamDocument,
    variables: { search: null },
    isNew: member === null,
    record: (answer) => memberOf(answer, member?.id),
    of: (answer) => {
      const found = memberOf(answer, member?.id) ?? member;
      return {
        email: found?.email ?? "",
        firstName: found?.firstName ?? "",
        lastName: found?.lastName ?? "",
        held: (found?.permissionGroups ?? []).map(({ id }) => id).sort(),
      };
    },
  });
  const update = useAct(StaffMemberUpdateDocument, edit);
  const { draft } = edit;
  const { email, firstName, lastName, held } = draft;
  const toggle = (id: string, is: boolean) =>
    edit.set({ held: (is ? [...held, id] : held.filter((one) => one !== id)).sort() });
  const write = async (now: typeof draft, stored: typeof draft) => {
    const name = { firstName: now.firstName, lastName: now.lastName };
    if (member) {
      const { staffUpdate } = await update.mutateAsync({
        id: member.id,
        input: {
          ...name,
          isActive: true,
          addGroups: now.held.filter((id) => !stored.held.includes(id)),
          removeGroups: stored.held.filter((id) => !now.held.includes(id)),
        },
      });
      return staffUpdate?.errors ?? [];
    }
    const { staffCreate } = await create.mutateAsync({
      input: { email: now.email.trim(), ...name, addGroups: now.held, redirectUrl: null },
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
        const problems = await edit.save(write);
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
        onChange={(event) => edit.set({ email: event.currentTarget.value })}
      />
      <TextField
        label={t("dashboard.customer.firstName")}
        value={firstName}
        maxLength={100}
        onChange={(event) => edit.set({ firstName: event.currentTarget.value })}
      />
      <TextField
        label={t("dashboard.customer.lastName")}
        value={lastName}
        maxLength={100}
        onChange={(event) => edit.set({ lastName: event.currentTarget.value })}
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
      <Meanwhile
        edit={edit}
        names={{
          firstName: { label: t("dashboard.customer.firstName") },
          lastName: { label: t("dashboard.customer.lastName") },
          held: {
            label: t("dashboard.team.roles"),
            text: (ids: readonly string[]) =>
              roles.flatMap(({ id, name }) => (ids.includes(id) ? [t(`dashboard.role.${name}`)] : [])).join(", "),
          },
        }}
      />
    </ActDialog>
  );
}
