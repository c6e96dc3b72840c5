import { Button, ErrorNote, useT } from "@carloom/ui";
import { useState } from "react";
import { useNavigate } from "react-router";
import { problemKey } from "../../cart/problems.ts";
import { saveQuote } from "../../cart/quotes.ts";
import { useLocalPath } from "../../language/language.tsx";
import { useSite } from "../../site-context.tsx";

/** Keeps the prices of the cart for some days, under a link that can be sent on. */
export function SaveQuote({ checkoutId }: { checkoutId: string }) {
  const t = useT();
  const { session } = useSite();
  const navigate = useNavigate();
  const local = useLocalPath();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  async function save() {
    if (!session) return;
    setBusy(true);
    setFailed(null);
    try {
      const saved = await saveQuote(session.clients.commerce, checkoutId);
      if ("token" in saved) return void navigate(local(`/quotes/${saved.token}`));
      setFailed(problemKey(saved.code));
    } catch (error) {
      console.error("The quote could not be saved:", error);
      setFailed("shop.error.OTHER");
    }
    setBusy(false);
  }
  return (
    <>
      <Button wide disabled={busy} onClick={() => void save()}>
        {t(busy ? "shop.busy" : "shop.quote.save")}
      </Button>
      {failed ? <ErrorNote>{t(failed)}</ErrorNote> : null}
    </>
  );
}
