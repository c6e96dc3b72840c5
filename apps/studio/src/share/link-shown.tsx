import { Button, buttonClass, useT } from "@carloom/ui";
import { useEffect, useRef, useState } from "react";
import { useLanguage } from "../boot/language.tsx";
import { useLivePrice } from "../workspace/studio-context.tsx";
import { embedCode, onward, roomUrl, shareUrl, summaryUrl } from "./address.ts";
import { CopyField } from "./copy-field.tsx";
import { QrCode } from "./qr.tsx";
import type { LinkRow } from "./share-api.ts";
import type { Shares } from "./use-shares.ts";

/** The link of this build in every form that it is taken away in. */
export function LinkShown({ link, shares }: { link: LinkRow; shares: Shares }) {
  const t = useT();
  const language = useLanguage();
  const channel = useLivePrice((state) => state.channel);
  const url = shareUrl(link.code);
  // the link that is given away says nothing of who gives it
  const own = (address: string) => onward(address, { language, channel });
  const [asking, setAsking] = useState(false);
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking) confirm.current?.focus();
  }, [asking]);
  const phone = matchMedia("(pointer: coarse)").matches;
  const canSend = typeof navigator.share === "function" && phone;
  return (
    <div className="st-share-form">
      <div className="st-link">
        <QrCode text={url} label={t("studio.share.qr")} />
        <div className="st-link-side">
          <CopyField label={t("studio.share.link")} text={url} />
          <p className="text-text-3">{t("studio.share.code", { code: link.code.toUpperCase() })}</p>
          <div className="st-link-row">
            <a className={buttonClass()} href={own(url)} target="_blank" rel="noopener">
              {t("studio.share.open")}
            </a>
            <a className={buttonClass()} href={own(summaryUrl(link.code))} download>
              {t("studio.share.pdf")}
            </a>
            {phone ? (
              <a className={buttonClass()} href={own(roomUrl(link.code))} target="_blank" rel="noopener">
                {t("studio.share.room")}
              </a>
            ) : null}
            {canSend ? (
              <Button onClick={() => void navigator.share({ title: link.title, url }).catch(() => undefined)}>
                {t("studio.share.send")}
              </Button>
            ) : null}
          </div>
        </div>
      </div>
      <CopyField tall label={t("studio.share.embed")} text={embedCode(link.code, link.title)} />
      {asking ? (
        <div className="st-ask" role="group" aria-label={t("studio.share.withdraw")}>
          <p>{t("studio.share.withdraw-ask")}</p>
          <Button ref={confirm} disabled={shares.busy} onClick={() => void shares.withdraw(link.code)}>
            {t("studio.share.withdraw")}
          </Button>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            {t("studio.share.keep")}
          </Button>
        </div>
      ) : (
        <Button variant="quiet" className="st-withdraw" onClick={() => setAsking(true)}>
          {t("studio.share.withdraw")}
        </Button>
      )}
    </div>
  );
}
