import {
  type CountryCode,
  StaffChannelRoomDocument,
  type StaffChannelRoomQuery,
  StaffChannelUpdateDocument,
} from "@carloom/api-client/commerce";
import { countryOptions } from "@carloom/i18n";
import { Select, Switch, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { Link } from "react-router";
import { useAct, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { ActDialog } from "../parts/act-dialog.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { ScrollX } from "../parts/scroll-x.tsx";
import { State } from "../parts/state.tsx";

type Channel = NonNullable<StaffChannelRoomQuery["channels"]>[number];
type Zones = StaffChannelRoomQuery["shippingZones"];

/** The channel that stands for the shop where none is named; it stays open. */
const MAIN = "default-channel";

/** Countries that a way of shipping with a price in this channel goes to. */
function countriesOf(channel: Channel, zones: Zones): string[] {
  const reached = (zones?.edges ?? []).filter(({ node }) =>
    (node.shippingMethods ?? []).some(({ channelListings }) =>
      (channelListings ?? []).some((listing) => listing.channel.id === channel.id),
    ),
  );
  return [...new Set(reached.flatMap(({ node }) => node.countries.map(({ code }) => code)))];
}

/** Where the shop sells: under which name, in which currency, and whether it is open. */
export function Channels() {
  const t = useT();
  const language = useLanguage();
  const answer = useAnswer(StaffChannelRoomDocument, {});
  const [open, setOpen] = useState<Channel | null>(null);
  const names = new Intl.DisplayNames([language], { type: "region" });
  const money = new Intl.DisplayNames([language], { type: "currency" });
  return (
    <Loaded answer={answer}>
      {({ channels, shippingZones }) => (
        <>
          <p className="da-soft da-lead">{t("dashboard.channels.lead")}</p>
          <ScrollX label={t("dashboard.settings.channels")}>
            <table className="da-table">
              <thead>
                <tr>
                  <th scope="col">{t("dashboard.product.name")}</th>
                  <th scope="col">{t("dashboard.customer.state")}</th>
                  <th scope="col">{t("dashboard.channels.currency")}</th>
                  <th scope="col" className="da-wide-only">
                    {t("dashboard.channels.country")}
                  </th>
                  <th scope="col">{t("dashboard.channels.reaches")}</th>
                </tr>
              </thead>
              <tbody>
                {(channels ?? []).map((channel) => {
                  const reached = countriesOf(channel, shippingZones);
                  return (
                    <tr key={channel.id}>
                      <td>
                        <span className="da-two">
                          <button type="button" className="ui-link da-link" onClick={() => setOpen(channel)}>
                            {channel.name}
                          </button>
                          <small>/{channel.slug}</small>
                        </span>
                      </td>
                      <td>
                        <State tone={channel.isActive ? "good" : "quiet"}>
                          {t(channel.isActive ? "dashboard.channels.open" : "dashboard.channels.closed")}
                        </State>
                      </td>
                      <td>
                        <span className="da-two">
                          <span>{channel.currencyCode}</span>
                          <small>{money.of(channel.currencyCode)}</small>
                        </span>
                      </td>
                      <td className="da-wide-only">{names.of(channel.defaultCountry.code)}</td>
                      <td>
                        <Link className="ui-link" to="/delivery">
                          {t("dashboard.channels.countries", { count: reached.length })}
                        </Link>
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </ScrollX>
          {open ? <ChannelDialog channel={open} onClose={() => setOpen(null)} /> : null}
        </>
      )}
    </Loaded>
  );
}

function ChannelDialog({ channel, onClose }: { channel: Channel; onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const toast = useToast();
  const update = useAct(StaffChannelUpdateDocument);
  const [name, setName] = useState(channel.name);
  const [country, setCountry] = useState(channel.defaultCountry.code as CountryCode);
  const [isOpen, setOpen] = useState(channel.isActive);
  const isMain = channel.slug === MAIN;
  return (
    <ActDialog
      title={channel.name}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={name.trim() !== ""}
      run={async () => {
        const input = { name: name.trim(), defaultCountry: country, ...(isMain ? {} : { isActive: isOpen }) };
        const problems = (await update.mutateAsync({ id: channel.id, input })).channelUpdate?.errors ?? [];
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      <TextField
        label={t("dashboard.product.name")}
        hint={t("dashboard.channels.nameHint", { address: `/${channel.slug}` })}
        value={name}
        maxLength={250}
        required
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Select
        label={t("dashboard.channels.country")}
        hint={t("dashboard.channels.countryHint")}
        value={country}
        options={countryOptions(language)}
        onChange={(event) => setCountry(event.currentTarget.value as CountryCode)}
      />
      {isMain ? (
        <p className="da-soft">{t("dashboard.channels.mainStays")}</p>
      ) : (
        <>
          <Switch
            label={t("dashboard.channels.isOpen")}
            checked={isOpen}
            onChange={(event) => setOpen(event.currentTarget.checked)}
          />
          {channel.isActive && !isOpen ? <p className="da-soft">{t("dashboard.channels.closeText")}</p> : null}
        </>
      )}
    </ActDialog>
  );
}
