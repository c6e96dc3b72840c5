import { Tabs, useT } from "@carloom/ui";
import { useSearchParams } from "react-router";
import { PageHead } from "../parts/section.tsx";
import { Channels } from "./channels.tsx";
import { GiftCardSettings } from "./gift-card-settings.tsx";
import { Law } from "./law.tsx";
import { ProductionSettings } from "./production-rules.tsx";
import { Setup } from "./setup.tsx";
import { Taxes } from "./taxes.tsx";
import { Webhooks } from "./webhooks.tsx";
import { Beside } from "../shell/beside.tsx";

/** What the shop runs on, where it sells, and who is told what happens in it. */
export function Settings() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const part = search.get("of") ?? "setup";
  return (
    <div className="da-page">
      <PageHead
        title={t("dashboard.place.settings")}
        state={
          part === "setup" ? null : (
            <p className="da-head-state">
              <Beside key={part} kind="settings" id={part} />
            </p>
          )
        }
      />
      <Tabs
        label={t("dashboard.place.settings")}
        value={part}
        onChange={(of) => setSearch({ of }, { replace: true })}
        className="da-tabs"
        tabs={[
          { id: "setup", label: t("dashboard.settings.setup"), content: <Setup /> },
          { id: "channels", label: t("dashboard.settings.channels"), content: <Channels /> },
          { id: "taxes", label: t("dashboard.settings.taxes"), content: <Taxes /> },
          { id: "giftCards", label: t("dashboard.place.giftCards"), content: <GiftCardSettings /> },
          { id: "law", label: t("dashboard.settings.law"), content: <Law /> },
          { id: "production", label: t("dashboard.settings.production"), content: <ProductionSettings /> },
          { id: "webhooks", label: t("dashboard.settings.webhooks"), content: <Webhooks /> },
        ]}
      />
    </div>
  );
}
