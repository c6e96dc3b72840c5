import { StaffFindCustomersDocument } from "@carloom/api-client/commerce";
import { Button, TextField, useT } from "@carloom/ui";
import { useDeferredValue, useRef, useState } from "react";
import { useAnswer } from "../boot/data.ts";
import { personName } from "../parts/person.ts";

/** Whom an order is for: somebody with an account, or an email alone. */
export type Buyer = { user: string | null; email: string; name: string };

export const hasEmail = ({ email }: Buyer): boolean => /^\S+@\S+\.\S+$/.test(email);

/** Accounts by words; what is typed and found nowhere is the email of somebody without one. */
export function FindCustomer({ buyer, onChange }: { buyer: Buyer; onChange: (buyer: Buyer) => void }) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(buyer.email);
  const search = useDeferredValue(words.trim());
  const found = useAnswer(
    StaffFindCustomersDocument,
    { search },
    { enabled: search.length > 1 && buyer.user === null, keepPrevious: true },
  );
  const rows = search.length > 1 && buyer.user === null ? (found.data?.customers?.edges ?? []) : [];
  return (
    <div className="da-finder">
      <TextField
        ref={field}
        label={t("dashboard.draft.customer")}
        hint={t(buyer.user === null ? "dashboard.draft.customerHint" : "dashboard.draft.customerKnown")}
        type="search"
        autoComplete="off"
        value={words}
        maxLength={254}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          setWords(typed);
          onChange({ user: null, email: typed.trim(), name: "" });
        }}
      />
      <ul className="da-rows">
        {rows.map(({ node }) => (
          <li key={node.id} className="da-row">
            <span className="da-two da-row-main">
              <span>{personName(node) || node.email}</span>
              <small>{node.email}</small>
            </span>
            <Button
              size="small"
              aria-label={t("dashboard.draft.chooseOne", { name: node.email })}
              onClick={() => {
                setWords(node.email);
                onChange({ user: node.id, email: node.email, name: personName(node) });
                // the list goes with the choice
                field.current?.focus();
              }}
            >
              {t("dashboard.draft.choose")}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
