import { StaffCollectionListingDocument, StaffCollectionUpdateDocument } from "@carloom/api-client/commerce";
import { ErrorNote, Switch, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { localMoment, momentOf } from "../parts/moment.ts";
import { Section } from "../parts/section.tsx";
import { momentText } from "../parts/text.ts";
import { useMay } from "../shell/roles.ts";
import { isShownLater, type Shelf } from "./collection.ts";

type Change = { isPublished?: boolean; publishedAt?: string | null };

/** Which channels show it, and from when; a switch acts at once, a moment when it is left. */
export function CollectionPublication({ shelf }: { shelf: Shelf }) {
  const t = useT();
  const language = useLanguage();
  const toast = useToast();
  const mayChange = useMay("catalogue");
  const list = useAct(StaffCollectionListingDocument);
  const update = useAct(StaffCollectionUpdateDocument);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { id } = shelf.collection;
  const listings = shelf.collection.channelListings ?? [];
  const isBusy = list.isPending || update.isPending;
  const write = async (channelId: string, change: Change): Promise<Problem | null> => {
    // what was hidden everywhere comes back only where it is said to
    const others = listings.filter(({ channel }) => channel.id !== channelId);
    const hidden = shelf.isPublished || !change.isPublished ? [] : others.map(({ channel }) => channel.id);
    const addChannels = [{ channelId, ...change }, ...hidden.map((one) => ({ channelId: one, isPublished: false }))];
    const said = (await list.mutateAsync({ id, input: { addChannels } })).collectionChannelListingUpdate?.errors[0];
    if (said || shelf.isPublished || !change.isPublished) return said ?? null;
    return (await update.mutateAsync({ id, input: { isPublished: true } })).collectionUpdate?.errors[0] ?? null;
  };
  const set = async (channelId: string, change: Change) => {
    try {
      const said = await write(channelId, change);
      setProblem(said);
      if (!said) toast(t("dashboard.saved"));
    } catch {
      setProblem({});
    }
  };
  return (
    <Section title={t("dashboard.publication")}>
      <ul className="da-rows">
        {listings.map((listing) => (
          <li key={listing.channel.id}>
            <b>{listing.channel.name}</b>
            <Switch
              label={t("dashboard.publication.shown")}
              checked={listing.isPublished}
              disabled={!mayChange || isBusy}
              onChange={(event) => void set(listing.channel.id, { isPublished: event.currentTarget.checked })}
            />
            {listing.isPublished ? (
              <TextField
                key={listing.publishedAt ?? ""}
                type="datetime-local"
                label={t("dashboard.collection.from")}
                defaultValue={localMoment(listing.publishedAt)}
                disabled={!mayChange}
                onBlur={(event) => {
                  const { value } = event.currentTarget;
                  if (value !== localMoment(listing.publishedAt))
                    void set(listing.channel.id, { publishedAt: momentOf(value) });
                }}
              />
            ) : null}
            {isShownLater(listing) && listing.publishedAt ? (
              <p className="da-soft">
                {t("dashboard.publication.from", { date: momentText(language, listing.publishedAt) })}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {problem ? <ErrorNote>{problemText(t, problem)}</ErrorNote> : null}
    </Section>
  );
}
