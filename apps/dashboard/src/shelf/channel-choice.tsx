import { StaffChannelsDocument } from "@carloom/api-client/commerce";
import { Checkbox, useT } from "@carloom/ui";
import { useAnswer } from "../boot/data.ts";

/** Channels that show and sell a car; null: all that there are and will be. */
export function ChannelChoice({
  chosen,
  onChosen,
}: {
  chosen: readonly string[] | null;
  onChosen: (chosen: string[] | null) => void;
}) {
  const t = useT();
  const channels = useAnswer(StaffChannelsDocument, {}).data?.channels ?? [];
  const isIn = (slug: string) => chosen?.includes(slug) ?? true;
  const set = (slug: string, isWanted: boolean) => {
    const next = channels.map((one) => one.slug).filter((one) => (one === slug ? isWanted : isIn(one)));
    onChosen(next.length === channels.length ? null : next);
  };
  return (
    <fieldset className="da-place">
      <legend>{t("dashboard.shelf.channels")}</legend>
      {channels.map(({ id, slug, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={isIn(slug)}
          onChange={({ currentTarget: { checked } }) => set(slug, checked)}
        />
      ))}
      {chosen?.length === 0 ? <p className="da-wide">{t("dashboard.shelf.noChannel")}</p> : null}
    </fieldset>
  );
}
