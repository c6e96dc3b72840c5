import { StaffOrderDocument, StaffShopNoticesDocument } from "@carloom/api-client/commerce";
import { Button, useT } from "@carloom/ui";
import { Printer } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useAnswer } from "../boot/data.ts";
import { BackLink } from "../parts/back-link.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { PageHead } from "../parts/section.tsx";
import { languageOf, type Notices, SlipSheet, useWords } from "./slip-sheet.tsx";
import type { OrderDetail } from "./states.tsx";

/** Packing slips of the orders that the address names, a page each: what is still to be packed. */
export function Slips() {
  const t = useT();
  const [search] = useSearchParams();
  const ids = [...new Set(search.getAll("order"))];
  const notices = useAnswer(StaffShopNoticesDocument, {});
  const [there, setThere] = useState<ReadonlySet<string>>(new Set());
  const onShown = useCallback((id: string) => setThere((before) => new Set(before).add(id)), []);
  const isWhole = ids.every((id) => there.has(id));
  return (
    <div className="da-page">
      <PageHead
        title={t("dashboard.slips")}
        back={<BackLink to="/orders">{t("dashboard.place.orders")}</BackLink>}
        actions={
          <Button variant="primary" aria-disabled={!isWhole} onClick={() => isWhole && window.print()}>
            <Printer aria-hidden size={16} />
            {t("dashboard.slip.print")}
          </Button>
        }
      />
      <Loaded answer={notices}>
        {({ shopNotices }) => (
          <div className="da-slips">
            {ids.map((id) => (
              <SlipOf key={id} id={id} notices={shopNotices} onShown={onShown} />
            ))}
          </div>
        )}
      </Loaded>
    </div>
  );
}

type SlipOfProps = { notices: Notices; onShown: (id: string) => void };

function SlipOf({ id, ...props }: SlipOfProps & { id: string }) {
  const order = useAnswer(StaffOrderDocument, { id });
  return <Loaded answer={order}>{({ order: found }) => found && <Shown order={found} {...props} />}</Loaded>;
}

function Shown({ order, notices, onShown }: SlipOfProps & { order: OrderDetail }) {
  const language = languageOf(order);
  const words = useWords(language);
  const { id } = order;
  useEffect(() => {
    if (words) onShown(id);
  }, [words, id, onShown]);
  if (!words) return null;
  return <SlipSheet order={order} parcel={null} language={language} t={words} notices={notices} />;
}
