import { type AddressInput, StaffOrderDocument, StaffOrderUpdateDocument } from "@carloom/api-client/commerce";
import { ADDRESS_TEXTS } from "@carloom/i18n/address";
import { TextField, useT, useToast } from "@carloom/ui";
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { useAct } from "../boot/data.ts";
import { ActDialog, type Problem } from "../parts/act-dialog.tsx";
import { AddressPart, readAddress, wrongFields, type WrongFields } from "../parts/address-part.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import type { OrderDetail } from "./states.tsx";

type Kind = "shippingAddress" | "billingAddress";
const TITLES = {
  shippingAddress: "dashboard.customer.delivery",
  billingAddress: "dashboard.customer.billing",
} as const;

/** As the fields of a form give it. */
function addressOf(stored: OrderDetail[Kind]): AddressInput {
  const input: AddressInput = { country: (stored?.country.code ?? "US") as AddressInput["country"] };
  for (const text of ADDRESS_TEXTS) input[text] = stored?.[text] ?? "";
  return input;
}
const addressText = ({ country, ...texts }: AddressInput): string =>
  [...Object.values(texts), country].filter(Boolean).join(", ");

/** Corrects where an order goes, or whom it is billed to. */
export function AddressDialog({ order, kind, onClose }: { order: OrderDetail; kind: Kind; onClose: () => void }) {
  const t = useT();
  const edit = useDraft({
    document: StaffOrderDocument,
    variables: { id: order.id },
    record: (answer) => answer.order,
    // not its lines and its history too
    was: ({ order: now }) => ({ id: now?.id, [kind]: now?.[kind] }),
    of: (answer) => ({ address: addressOf((answer?.order ?? order)[kind]) }),
  });
  const act = useAct(StaffOrderUpdateDocument, edit);
  // the fields are read when they are saved; what stood there is what stood there when they were opened
  const [since] = useState(edit.stored);
  const chosen = edit.conflicts[0]?.isMine ?? null;
  const { address } = chosen === null ? since : edit.draft;
  return (
    <AddressForm
      kind={kind}
      version={String(chosen)}
      address={{ ...address, country: { code: address.country ?? "" } }}
      onClose={onClose}
      save={(read) => {
        edit.set({ address: read }, edit.conflicts.length > 0 ? undefined : since);
        return edit.save(
          async (now) =>
            (await act.mutateAsync({ id: order.id, input: { [kind]: now.address } })).orderUpdate?.errors ?? [],
        );
      }}
    >
      <Meanwhile edit={edit} names={{ address: { label: t(TITLES[kind]), text: addressText } }} />
      <p className="da-soft">{t("dashboard.edit.mail", { email: order.userEmail ?? "" })}</p>
    </AddressForm>
  );
}

/** An address by its country's own fields. Another `version` fills them anew. */
export function AddressForm({
  kind,
  address,
  version = "",
  save,
  onClose,
  children,
}: {
  kind: Kind;
  address: ComponentProps<typeof AddressPart>["address"];
  version?: string;
  save: (address: AddressInput) => Promise<readonly (Problem & { field?: string | null })[]>;
  onClose: () => void;
  children?: ReactNode;
}) {
  const t = useT();
  const toast = useToast();
  const fields = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<WrongFields>({});
  return (
    <ActDialog
      title={t(TITLES[kind])}
      label={t("dashboard.save")}
      onClose={onClose}
      run={async () => {
        const problems = await save(readAddress(fields.current));
        setWrong(wrongFields(problems));
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      <AddressPart key={version} place={fields} address={address} country="US" wrong={wrong} />
      {children}
    </ActDialog>
  );
}

/** Corrects where the order's mails go. */
export function EmailDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const edit = useDraft({
    document: StaffOrderDocument,
    variables: { id: order.id },
    record: (answer) => answer.order,
    was: ({ order: now }) => ({ id: now?.id, userEmail: now?.userEmail }),
    of: (answer) => ({ email: (answer?.order ?? order).userEmail ?? "" }),
  });
  const act = useAct(StaffOrderUpdateDocument, edit);
  const { email } = edit.draft;
  return (
    <ActDialog
      title={t("dashboard.edit.email")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={email.includes("@") && edit.isChanged}
      run={async () => {
        const problems = await edit.save(async (now) => {
          const input = { userEmail: now.email.trim() };
          return (await act.mutateAsync({ id: order.id, input })).orderUpdate?.errors ?? [];
        });
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      <TextField
        label={t("dashboard.order.email")}
        type="email"
        value={email}
        maxLength={254}
        onChange={(event) => edit.set({ email: event.currentTarget.value })}
      />
      <Meanwhile edit={edit} names={{ email: { label: t("dashboard.order.email") } }} />
    </ActDialog>
  );
}
