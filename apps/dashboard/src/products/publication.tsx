import { StaffChannelsDocument, StaffProductListingDocument } from "@carloom/api-client/commerce";
import { ErrorNote, Switch, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { Section } from "../parts/section.tsx";
import { momentText } from "../parts/text.ts";
import { useMay } from "../shell/roles.ts";
import type { ShelfProduct } from "./shelf.ts";

type Part = { isPublished?: boolean; isAvailableForPurchase?: boolean };
type Asked = Part & { channel: string };

/** Where the product is seen and sold; a switch acts at once. */
export function Publication({ shelf }: { shelf: ShelfProduct }) {
  const t = useT();
  const language = useLanguage();
  const toast = useToast();
  const mayChange = useMay("catalogue");
  const channels = useAnswer(StaffChannelsDocument, {}).data?.channels ?? [];
  const act = useAct(StaffProductListingDocument);
  const [problem, setProblem] = useState<Problem | null>(null);
  const priced = (channel: string) =>
    shelf.variants.some((variant) => variant.channelListings?.some((one) => one.channel.id === channel && one.price));
  // a switch shows what was asked for while the shop answers
  const [asked, setAsked] = useState<Asked | null>(null);
  const set = async (channel: string, part: Part) => {
    setAsked({ channel, ...part });
    try {
      const { productChannelListingUpdate } = await act.mutateAsync({
        id: shelf.product.id,
        input: { updateChannels: [{ channelId: channel, ...part }] },
      });
      const first = productChannelListingUpdate?.errors[0] ?? null;
      setProblem(first);
      if (!first) toast(t("dashboard.saved"));
    } catch {
      setProblem({});
    }
    setAsked(null);
  };
  return (
    <Section title={t("dashboard.publication")}>
      <ul className="da-rows">
        {channels.map((channel) => {
          const listing = shelf.product.channelListings?.find((one) => one.channel.id === channel.id);
          const since = listing?.availableForPurchaseAt;
          const wished = asked?.channel === channel.id ? asked : null;
          const isShown = wished?.isPublished ?? (shelf.isPublished && listing?.isPublished === true);
          const isSold = wished?.isAvailableForPurchase ?? listing?.isAvailableForPurchase ?? false;
          return (
            <li key={channel.id}>
              <b>{channel.name}</b>
              {priced(channel.id) ? (
                <>
                  <Switch
                    label={t("dashboard.publication.shown")}
                    checked={isShown}
                    disabled={!mayChange || act.isPending}
                    onChange={(event) => void set(channel.id, { isPublished: event.currentTarget.checked })}
                  />
                  <Switch
                    label={t("dashboard.publication.sold")}
                    checked={isSold}
                    disabled={!mayChange || act.isPending}
                    onChange={(event) => void set(channel.id, { isAvailableForPurchase: event.currentTarget.checked })}
                  />
                  {since && new Date(since) > new Date() ? (
                    <p className="da-soft">{t("dashboard.publication.from", { date: momentText(language, since) })}</p>
                  ) : null}
                </>
              ) : (
                <p className="da-soft">{t("dashboard.publication.noPrice")}</p>
              )}
            </li>
          );
        })}
      </ul>
      {problem ? <ErrorNote>{problemText(t, problem)}</ErrorNote> : null}
    </Section>
  );
}
