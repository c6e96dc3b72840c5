import {
  StaffMemberCodeResetDocument,
  StaffMemberInviteDocument,
  StaffTeamAccessDocument,
  type StaffTeamAccessQuery,
  StaffTeamDocument,
  type StaffTeamQuery,
} from "@carloom/api-client/commerce";
import { Button, Menu, useT, useToast } from "@carloom/ui";
import { Ellipsis, Plus } from "lucide-react";
import { useState } from "react";
import type { Asks } from "../boot/ahead.ts";
import { asked, useAct, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { ActDialog } from "../parts/act-dialog.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { personName } from "../parts/person.ts";
import { ScrollX } from "../parts/scroll-x.tsx";
import { PageHead } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { agoText } from "../parts/text.ts";
import { MemberDialog } from "./member-dialog.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";

type Member = NonNullable<StaffTeamQuery["staffUsers"]>["edges"][number]["node"];
type Access = StaffTeamAccessQuery["staffAccess"][number];
type Open = { what: "edit" | "leave" | "code"; of: Member } | { what: "new" } | null;

export const asks: Asks = () => [asked(StaffTeamDocument, { search: null })];

/** Who works here, in which roles, and how they come in. */
export function Team() {
  const t = useT();
  const language = useLanguage();
  const toast = useToast();
  const answer = useAnswer(StaffTeamDocument, { search: null });
  const members = answer.data?.staffUsers?.edges.map(({ node }) => node) ?? [];
  const ids = members.map(({ id }) => id);
  const told = useAnswer(StaffTeamAccessDocument, { ids }, { enabled: ids.length > 0 });
  const access = told.data?.staffAccess ?? [];
  const isUnread = told.isError && !told.data;
  const invite = useAct(StaffMemberInviteDocument);
  const [open, setOpen] = useState<Open>(null);
  const roles = answer.data?.permissionGroups?.edges.map(({ node }) => node) ?? [];
  const accessOf = (id: string): Access | undefined => access.find(({ userId }) => userId === id);
  const close = () => setOpen(null);

  const stateOf = (member: Member) => {
    const known = accessOf(member.id);
    if (!member.isActive) return <State tone="quiet">{t("dashboard.team.ended")}</State>;
    // they may be invited, or lack their code
    if (isUnread) return null;
    if (known?.isInvited) return <State tone="warn">{t("dashboard.team.invited")}</State>;
    if (known?.needsCode && !known.hasCode) return <State tone="warn">{t("dashboard.team.codeMissing")}</State>;
    return <State tone="good">{t("dashboard.team.active")}</State>;
  };
  const send = async (member: Member) => {
    const { staffInviteSend } = await invite.mutateAsync({ id: member.id });
    toast(staffInviteSend.errors[0]?.message ?? t("dashboard.team.sent", { email: member.email }));
  };
  return (
    <div className="da-page">
      <PageHead
        title={t("dashboard.place.team")}
        actions={
          <Button variant="primary" onClick={() => setOpen({ what: "new" })}>
            <Plus aria-hidden size={16} />
            {t("dashboard.team.invite")}
          </Button>
        }
      />
      <Loaded answer={answer}>
        {() => (
          <>
            <ScrollX label={t("dashboard.place.team")}>
              <table className="da-table">
                <thead>
                  <tr>
                    <th scope="col">{t("dashboard.customer.name")}</th>
                    <th scope="col">{t("dashboard.team.roles")}</th>
                    <th scope="col">{t("dashboard.customer.state")}</th>
                    <th scope="col" className="da-wide-only">
                      {t("dashboard.customer.seen")}
                    </th>
                    <th>
                      <span className="ui-hidden">{t("dashboard.more")}</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {members.map((member) => {
                    const known = accessOf(member.id);
                    return (
                      <tr key={member.id}>
                        <td>
                          <span className="da-two">
                            <span>{personName(member) || member.email}</span>
                            <small>{personName(member) ? member.email : null}</small>
                          </span>
                        </td>
                        <td>
                          {(member.permissionGroups ?? []).map(({ name }) => t(`dashboard.role.${name}`)).join(", ") ||
                            "–"}
                        </td>
                        <td>{stateOf(member)}</td>
                        <td className="da-wide-only">
                          {known?.lastLogin ? agoText(language, known.lastLogin) : isUnread ? null : "–"}
                        </td>
                        <td data-end>
                          <Menu
                            align="end"
                            items={[
                              {
                                id: "edit",
                                label: t("dashboard.team.change"),
                                onSelect: () => setOpen({ what: "edit", of: member }),
                              },
                              {
                                id: "invite",
                                label: t("dashboard.team.inviteAgain"),
                                disabled: !known?.isInvited,
                                onSelect: () => void send(member),
                              },
                              {
                                id: "code",
                                label: t("dashboard.team.codeReset"),
                                disabled: !known?.hasCode,
                                onSelect: () => setOpen({ what: "code", of: member }),
                              },
                              "line",
                              {
                                id: "leave",
                                label: t("dashboard.team.end"),
                                disabled: !member.isActive,
                                onSelect: () => setOpen({ what: "leave", of: member }),
                              },
                            ]}
                          >
                            {(trigger) => (
                              <Button
                                {...trigger}
                                size="small"
                                variant="quiet"
                                aria-label={t("dashboard.team.more", { name: personName(member) || member.email })}
                              >
                                <Ellipsis aria-hidden size={16} />
                              </Button>
                            )}
                          </Menu>
                        </td>
                      </tr>
                    );
                  })}
                </tbody>
              </table>
            </ScrollX>
            {isUnread ? (
              <p className="da-soft" role="status">
                {t("dashboard.team.unread")}
              </p>
            ) : null}
          </>
        )}
      </Loaded>
      {open?.what === "new" ? <MemberDialog member={null} roles={roles} onClose={close} /> : null}
      {open?.what === "edit" ? <MemberDialog member={open.of} roles={roles} onClose={close} /> : null}
      {open?.what === "leave" ? <LeaveDialog id={open.of.id} email={open.of.email} onClose={close} /> : null}
      {open?.what === "code" ? <CodeDialog member={open.of} onClose={close} /> : null}
    </div>
  );
}

function CodeDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useT();
  const act = useAct(StaffMemberCodeResetDocument);
  return (
    <ActDialog
      title={t("dashboard.team.codeReset")}
      label={t("dashboard.team.codeReset")}
      onClose={onClose}
      run={async () => (await act.mutateAsync({ id: member.id })).staffCodeReset.errors}
    >
      <p>{t("dashboard.team.codeText", { email: member.email })}</p>
    </ActDialog>
  );
}
