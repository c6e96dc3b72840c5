import { StaffChannelRoomDocument, type StaffChannelRoomQuery } from "@carloom/api-client/commerce";
import { Button, useT } from "@carloom/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { ScrollX } from "../parts/scroll-x.tsx";
import { State } from "../parts/state.tsx";
import { type Channel, MAIN } from "./channel.ts";
import { ChannelDelete } from "./channel-delete.tsx";
import { ChannelDialog } from "./channel-dialog.tsx";
import { ChannelPrices } from "./channel-prices.tsx";
import { NewChannel } from "./new-channel.tsx";

type Zones = StaffChannelRoomQuery["shippingZones"];
type Open = { what: "new" } | { what: "edit" | "prices" | "delete"; of: Channel } | null;

/** Countries that a way of shipping with a price in this channel goes to. */
function countriesOf(channel: Channel, zones: Zones): string[] {
  const reached = (zones?.edges ?? []).filter(({ node }) =>
    (node.shippingMethods ?? []).some(({ channelListings }) =>
      (channelListings ?? []).some((listing) => listing.channel.id === channel.id),
    ),
  );
  return [...new Set(reached.flatMap(({ node }) => node.countries.map(({ code }) => code)))];
}

const others = (channels: readonly Channel[] | null | undefined, { id }: Channel) =>
  (channels ?? []).filter((one) => one.id !== id);

/** Where the shop sells: under which name, in which currency, and whether it is open. */
export function Channels() {
  const t = useT();
  const language = useLanguage();
  const answer = useAnswer(StaffChannelRoomDocument, {});
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const names = new Intl.DisplayNames([language], { type: "region" });
  const money = new Intl.DisplayNames([language], { type: "currency" });
  return (
    <Loaded answer={answer}>
      {({ channels, shippingZones }) => (
        <>
          <p className="da-soft da-lead">{t("dashboard.channels.lead")}</p>
          <div className="da-actions">
            <Button onClick={() => setOpen({ what: "new" })}>
              <Plus aria-hidden size={16} />
              {t("dashboard.channels.new")}
            </Button>
          </div>
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
                  <th scope="col" className="da-wide-only">
                    {t("dashboard.channels.reaches")}
                  </th>
                  <th>
                    <span className="ui-hidden">{t("dashboard.more")}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {(channels ?? []).map((channel) => {
                  const reached = countriesOf(channel, shippingZones);
                  return (
                    <tr key={channel.id}>
                      <td>
                        <span className="da-two">
                          <button
                            type="button"
                            className="ui-link da-link"
                            onClick={() => setOpen({ what: "edit", of: channel })}
                          >
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
                      <td className="da-wide-only">
                        <Link className="ui-link" to="/delivery">
                          {t("dashboard.channels.countries", { count: reached.length })}
                        </Link>
                      </td>
                      <td data-end>
                        <span className="da-actions">
                          <Button
                            size="small"
                            variant="quiet"
                            aria-label={t("dashboard.channels.pricesOf", { name: channel.name })}
                            onClick={() => setOpen({ what: "prices", of: channel })}
                          >
                            {t("dashboard.channels.prices")}
                          </Button>
                          {channel.slug === MAIN ? null : (
                            <Button
                              size="small"
                              variant="quiet"
                              aria-label={t("dashboard.structure.deleteOne", { name: channel.name })}
                              onClick={() => setOpen({ what: "delete", of: channel })}
                            >
                              {t("dashboard.delete")}
                            </Button>
                          )}
                        </span>
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </ScrollX>
          {open?.what === "new" ? <NewChannel onClose={close} /> : null}
          {open?.what === "edit" ? <ChannelDialog channel={open.of} onClose={close} /> : null}
          {open?.what === "prices" ? (
            <ChannelPrices channel={open.of} others={others(channels, open.of)} onClose={close} />
          ) : null}
          {open?.what === "delete" ? (
            <ChannelDelete channel={open.of} others={others(channels, open.of)} onClose={close} />
          ) : null}
        </>
      )}
    </Loaded>
  );
}
