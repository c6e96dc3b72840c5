import {
  StaffCustomerDataLinkDocument,
  StaffCustomerDeleteDocument,
  type StaffCustomerQuery,
  StaffCustomerUpdateDocument,
} from "@carloom/api-client/commerce";
import { Button, Menu, TextField, useT, useToast } from "@carloom/ui";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useAct } from "../boot/data.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import { loadFile } from "../parts/save-file.ts";
import { useMay } from "../shell/roles.ts";

type Found = NonNullable<StaffCustomerQuery["user"]>;
type Open = "edit" | "active" | "export" | "erase" | null;

/** What can be done to an account: changed, closed, given out, erased. */
export function CustomerActs({ user }: { user: Found }) {
  const t = useT();
  const may = useMay("support");
  const [open, setOpen] = useState<Open>(null);
  if (!may) return null;
  const close = () => setOpen(null);
  return (
    <>
      <Button onClick={() => setOpen("edit")}>{t("dashboard.customer.edit")}</Button>
      <Menu
        align="end"
        items={[
          { id: "export", label: t("dashboard.customer.export"), onSelect: () => setOpen("export") },
          {
            id: "active",
            label: t(user.isActive ? "dashboard.customer.close" : "dashboard.customer.open"),
            onSelect: () => setOpen("active"),
          },
          "line",
          { id: "erase", label: t("dashboard.customer.erase"), onSelect: () => setOpen("erase") },
        ]}
      >
        {(trigger) => (
          <Button {...trigger} aria-label={t("dashboard.more")}>
            <Ellipsis aria-hidden size={16} />
          </Button>
        )}
      </Menu>
      {open === "edit" ? <EditDialog user={user} onClose={close} /> : null}
      {open === "active" ? <ActiveDialog user={user} onClose={close} /> : null}
      {open === "export" ? <ExportDialog user={user} onClose={close} /> : null}
      {open === "erase" ? <EraseDialog user={user} onClose={close} /> : null}
    </>
  );
}

function EditDialog({ user, onClose }: { user: Found; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const act = useAct(StaffCustomerUpdateDocument);
  const [given, setGiven] = useState({ firstName: user.firstName, lastName: user.lastName, email: user.email });
  const hasNewEmail = given.email.trim() !== user.email;
  return (
    <ActDialog
      title={t("dashboard.customer.edit")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={given.email.includes("@")}
      run={async () => {
        const { firstName, lastName, email } = given;
        const { customerUpdate } = await act.mutateAsync({
          id: user.id,
          input: { firstName, lastName, ...(hasNewEmail && { email: email.trim() }) },
        });
        const problems = customerUpdate?.errors ?? [];
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      <TextField
        label={t("dashboard.customer.firstName")}
        value={given.firstName}
        maxLength={100}
        onChange={(event) => setGiven({ ...given, firstName: event.currentTarget.value })}
      />
      <TextField
        label={t("dashboard.customer.lastName")}
        value={given.lastName}
        maxLength={100}
        onChange={(event) => setGiven({ ...given, lastName: event.currentTarget.value })}
      />
      <TextField
        label={t("dashboard.order.email")}
        type="email"
        value={given.email}
        hint={hasNewEmail ? t("dashboard.customer.emailHint") : undefined}
        maxLength={254}
        onChange={(event) => setGiven({ ...given, email: event.currentTarget.value })}
      />
    </ActDialog>
  );
}

function ActiveDialog({ user, onClose }: { user: Found; onClose: () => void }) {
  const t = useT();
  const act = useAct(StaffCustomerUpdateDocument);
  const label = t(user.isActive ? "dashboard.customer.close" : "dashboard.customer.open");
  return (
    <ActDialog
      title={label}
      label={label}
      onClose={onClose}
      run={async () =>
        (await act.mutateAsync({ id: user.id, input: { isActive: !user.isActive } })).customerUpdate?.errors ?? []
      }
    >
      <p>{t(user.isActive ? "dashboard.customer.closeText" : "dashboard.customer.openText")}</p>
    </ActDialog>
  );
}

function ExportDialog({ user, onClose }: { user: Found; onClose: () => void }) {
  const t = useT();
  const act = useAct(StaffCustomerDataLinkDocument);
  return (
    <ActDialog
      title={t("dashboard.customer.export")}
      label={t("dashboard.customer.exportDo")}
      onClose={onClose}
      run={async () => {
        const { customerDataLink } = await act.mutateAsync({ id: user.id });
        if (customerDataLink.url) loadFile(customerDataLink.url);
        return customerDataLink.errors;
      }}
    >
      <p>{t("dashboard.customer.exportText")}</p>
    </ActDialog>
  );
}

/** Asks for the address once more: nothing brings the account back. */
function EraseDialog({ user, onClose }: { user: Found; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const act = useAct(StaffCustomerDeleteDocument);
  const [typed, setTyped] = useState("");
  return (
    <ActDialog
      title={t("dashboard.customer.erase")}
      label={t("dashboard.customer.eraseDo")}
      onClose={onClose}
      isReady={typed.trim().toLowerCase() === user.email.toLowerCase()}
      run={async () => {
        const { customerDelete } = await act.mutateAsync({ id: user.id });
        const problems = customerDelete?.errors ?? [];
        if (problems.length === 0) {
          toast(t("dashboard.customer.erased"));
          void navigate("/customers");
        }
        return problems;
      }}
    >
      <ul className="da-what">
        <li>{t("dashboard.customer.eraseData")}</li>
        <li>{t("dashboard.customer.eraseOrders")}</li>
        <li>{t("dashboard.cancelOrder.final")}</li>
      </ul>
      <TextField
        label={t("dashboard.customer.eraseType", { email: user.email })}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ActDialog>
  );
}
