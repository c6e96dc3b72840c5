import { Tabs, useT } from "@carloom/ui";
import { useSearchParams } from "react-router";
import { PageHead } from "../parts/section.tsx";
import { Channels } from "./channels.tsx";
import { Law } from "./law.tsx";
import { Setup } from "./setup.tsx";
import { Webhooks } from "./webhooks.tsx";

/** What the shop runs on, where it sells, and who is told what happens in it. */
export function Settings() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  return (
    <div className="da-page">
      <PageHead title={t("dashboard.place.settings")} />
      <Tabs
        label={t("dashboard.place.settings")}
        value={search.get("of") ?? "setup"}
        onChange={(of) => setSearch({ of }, { replace: true })}
        className="da-tabs"
        tabs={[
          { id: "setup", label: t("dashboard.settings.setup"), content: <Setup /> },
          { id: "channels", label: t("dashboard.settings.channels"), content: <Channels /> },
          { id: "law", label: t("dashboard.settings.law"), content: <Law /> },
          { id: "webhooks", label: t("dashboard.settings.webhooks"), content: <Webhooks /> },
        ]}
      />
    </div>
  );
}
