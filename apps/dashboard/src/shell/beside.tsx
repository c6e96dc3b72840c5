import { useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { session, settings } from "../boot/session.ts";
import { State } from "../parts/state.tsx";

const AGAIN_MS = 10_000;

type Colleague = { id: string; name: string };

async function tell(record: string, isLeaving: boolean): Promise<Colleague[]> {
  const token = await session.accessToken();
  if (!token) return [];
  const answer = await fetch(`${settings.commerce.server}/staff/presence`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ record, isLeaving }),
    // the last word is still sent while the page closes
    keepalive: isLeaving,
  });
  if (!answer.ok) return [];
  const { others } = (await answer.json()) as { others: Colleague[] };
  return others;
}

/** Colleagues who have a record open now. A page that is not looked at counts as closed. */
function useBeside(record: string): Colleague[] {
  const [others, setOthers] = useState<Colleague[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const say = async () => {
      clearTimeout(timer);
      if (isOver || document.hidden) return;
      const found = await tell(record, false).catch(() => []);
      if (isOver) return;
      setOthers(found);
      timer = setTimeout(() => void say(), AGAIN_MS);
    };
    const look = () => (document.hidden ? void tell(record, true).catch(() => []) : void say());
    document.addEventListener("visibilitychange", look);
    void say();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
      void tell(record, true).catch(() => []);
    };
  }, [record]);
  return others;
}

type Kind =
  | "order"
  | "customer"
  | "product"
  | "category"
  | "collection"
  | "attribute"
  | "giftcard"
  | "car"
  | "part"
  | "content"
  | "settings";

/** Says who else has this record open, so that two do not work on the same thing unknowing. */
export function Beside({ kind, id }: { kind: Kind; id: string }) {
  const t = useT();
  const others = useBeside(`${kind}:${id}`);
  return (
    <span role="status">
      {others.length > 0 ? (
        <State tone="warn">
          {t("dashboard.beside", { names: others.map(({ name }) => name).join(", "), count: others.length })}
        </State>
      ) : null}
    </span>
  );
}
