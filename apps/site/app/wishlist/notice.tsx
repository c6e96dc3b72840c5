import { useT } from "@carloom/ui";
import { lazy, Suspense, useEffect, useState } from "react";

/** Few products are sold out, so few pages need it; it works with script alone. */
const NoticeForm = lazy(() => import("./notice-form.tsx"));

/** In the place of the cart's button where something is sold out. */
export function Notice({ channel, variantId }: { channel: string; variantId: string }) {
  const t = useT();
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready ? (
    <Suspense>
      <NoticeForm channel={channel} variantId={variantId} />
    </Suspense>
  ) : (
    <noscript>
      <p className="ui-small">{t("notice.noScript")}</p>
    </noscript>
  );
}
