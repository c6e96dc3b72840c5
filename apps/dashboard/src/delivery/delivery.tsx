import {
  StaffDeliveryDocument,
  StaffZoneDeleteDocument,
  StaffMethodDeleteDocument,
} from "@carloom/api-client/commerce";
import { Button, useT } from "@carloom/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import type { Asks } from "../boot/ahead.ts";
import { asked, useAct, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { useNameOf } from "../parts/name-of.ts";
import { PageHead, Section } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { DeleteDialog } from "../parts/delete-dialog.tsx";
import { useMay } from "../shell/roles.ts";
import { MethodDialog } from "./method-dialog.tsx";
import { rateText } from "./rate-text.ts";
import type { Method, Zone } from "./zone.ts";
import { ZoneDialog } from "./zone-dialog.tsx";

type Open =
  | { what: "zone"; of: Zone | null }
  | { what: "method"; zone: Zone; of: Method | null }
  | { what: "end-zone"; of: Zone }
  | { what: "end-method"; of: Method }
  | null;

export const asks: Asks = () => [asked(StaffDeliveryDocument, {})];

/** Where the shop delivers to, by which ways, for how much. */
export function Delivery() {
  const t = useT();
  const nameOf = useNameOf();
  const mayChange = useMay("catalogue");
  const answer = useAnswer(StaffDeliveryDocument, {});
  const endZone = useAct(StaffZoneDeleteDocument);
  const endMethod = useAct(StaffMethodDeleteDocument);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <div className="da-page">
      <PageHead
        title={t("dashboard.place.delivery")}
        actions={
          mayChange ? (
            <Button variant="primary" onClick={() => setOpen({ what: "zone", of: null })}>
              <Plus aria-hidden size={16} />
              {t("dashboard.zone.new")}
            </Button>
          ) : null
        }
      />
      <Loaded answer={answer}>
        {({ shippingZones }) => {
          const zones = (shippingZones?.edges ?? []).map(({ node }) => node);
          if (zones.length === 0) return <p className="da-empty">{t("dashboard.zone.none")}</p>;
          return (
            <>
              {zones.map((zone) => (
                <ZonePart key={zone.id} zone={zone} mayChange={mayChange} onOpen={setOpen} />
              ))}
            </>
          );
        }}
      </Loaded>
      {open?.what === "zone" ? <ZoneDialog zone={open.of} onClose={close} /> : null}
      {open?.what === "method" ? <MethodDialog zone={open.zone} method={open.of} onClose={close} /> : null}
      {open?.what === "end-zone" ? (
        <DeleteDialog
          name={open.of.name}
          text={t("dashboard.zone.deleteText")}
          run={async () => (await endZone.mutateAsync({ id: open.of.id })).shippingZoneDelete?.errors ?? []}
          onClose={close}
        />
      ) : null}
      {open?.what === "end-method" ? (
        <DeleteDialog
          name={nameOf(open.of)}
          text={t("dashboard.method.deleteText")}
          run={async () => (await endMethod.mutateAsync({ id: open.of.id })).shippingPriceDelete?.errors ?? []}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

function ZonePart({
  zone,
  mayChange,
  onOpen,
}: {
  zone: Zone;
  mayChange: boolean;
  onOpen: (open: NonNullable<Open>) => void;
}) {
  const t = useT();
  const nameOf = useNameOf();
  const language = useLanguage();
  const names = new Intl.DisplayNames([language], { type: "region" });
  const countries = zone.countries
    .map(({ code }) => names.of(code) ?? code)
    .sort((a, b) => a.localeCompare(b, language));
  const methods = zone.shippingMethods ?? [];
  return (
    <Section
      title={zone.name}
      actions={
        mayChange ? (
          <>
            <Button size="small" onClick={() => onOpen({ what: "method", zone, of: null })}>
              {t("dashboard.method.new")}
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={t("dashboard.edit.of", { name: zone.name })}
              onClick={() => onOpen({ what: "zone", of: zone })}
            >
              {t("dashboard.customer.edit")}
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={t("dashboard.structure.deleteOne", { name: zone.name })}
              onClick={() => onOpen({ what: "end-zone", of: zone })}
            >
              {t("dashboard.delete")}
            </Button>
          </>
        ) : null
      }
    >
      <p className="da-soft">
        {countries.length > 0
          ? t("dashboard.zone.countries", { count: countries.length, countries: countries.slice(0, 12).join(", ") })
          : t("dashboard.zone.noCountries")}
        {countries.length > 12 ? " …" : ""}
      </p>
      <ul className="da-rows">
        {methods.map((method) => (
          <li key={method.id} className="da-row da-method">
            {mayChange ? (
              <button
                type="button"
                className="ui-link da-link"
                onClick={() => onOpen({ what: "method", zone, of: method })}
              >
                {nameOf(method)}
              </button>
            ) : (
              <b>{nameOf(method)}</b>
            )}
            {method.maximumDeliveryDays ? (
              <span className="da-soft">
                {method.minimumDeliveryDays === method.maximumDeliveryDays
                  ? t("dashboard.method.inDays", { count: method.maximumDeliveryDays })
                  : t("dashboard.method.days", {
                      from: method.minimumDeliveryDays ?? 0,
                      until: method.maximumDeliveryDays,
                    })}
              </span>
            ) : null}
            <span className="da-end">
              {(method.channelListings ?? []).some(({ price }) => price) ? (
                (method.channelListings ?? []).flatMap((listing) => rateText(t, language, listing) ?? []).join(" · ")
              ) : (
                <State tone="warn">{t("dashboard.method.noPrice")}</State>
              )}
            </span>
            {mayChange ? (
              <Button
                size="small"
                variant="quiet"
                aria-label={t("dashboard.structure.deleteOne", { name: nameOf(method) })}
                onClick={() => onOpen({ what: "end-method", of: method })}
              >
                {t("dashboard.delete")}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {methods.length === 0 ? <p className="da-soft">{t("dashboard.method.none")}</p> : null}
    </Section>
  );
}
