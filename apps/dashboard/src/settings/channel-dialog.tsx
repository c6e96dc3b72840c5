import {
  type CountryCode,
  StaffChannelRoomDocument,
  type StaffChannelRoomQuery,
  StaffChannelUpdateDocument,
} from "@carloom/api-client/commerce";
import { countryOptions } from "@carloom/i18n";
import { Select, Switch, TextField, useT, useToast } from "@carloom/ui";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { ActDialog } from "../parts/act-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { type Channel, MAIN } from "./channel.ts";

/** What of a channel may change: its address and its currency stay. */
export function ChannelDialog({ channel, onClose }: { channel: Channel; onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const toast = useToast();
  const find = (answer: StaffChannelRoomQuery | null) => answer?.channels?.find(({ id }) => id === channel.id);
  const edit = useDraft({
    document: StaffChannelRoomDocument,
    variables: {},
    record: find,
    of: (answer) => {
      const { name, defaultCountry, isActive } = find(answer) ?? channel;
      return { name, country: defaultCountry.code as CountryCode, isOpen: isActive };
    },
  });
  const update = useAct(StaffChannelUpdateDocument, edit);
  const { name, country, isOpen } = edit.draft;
  const isMain = channel.slug === MAIN;
  return (
    <ActDialog
      title={channel.name}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={name.trim() !== ""}
      run={async () => {
        const problems = await edit.save(async (now) => {
          const open = isMain ? {} : { isActive: now.isOpen };
          const input = { name: now.name.trim(), defaultCountry: now.country, ...open };
          return (await update.mutateAsync({ id: channel.id, input })).channelUpdate?.errors ?? [];
        });
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
        onChange={(event) => edit.set({ name: event.currentTarget.value })}
      />
      <Select
        label={t("dashboard.channels.country")}
        hint={t("dashboard.channels.countryHint")}
        value={country}
        options={countryOptions(language)}
        onChange={(event) => edit.set({ country: event.currentTarget.value as CountryCode })}
      />
      <p className="da-soft">{t("dashboard.channels.currencyStays", { currency: channel.currencyCode })}</p>
      {isMain ? (
        <p className="da-soft">{t("dashboard.channels.mainStays")}</p>
      ) : (
        <>
          <Switch
            label={t("dashboard.channels.isOpen")}
            checked={isOpen}
            onChange={(event) => edit.set({ isOpen: event.currentTarget.checked })}
          />
          {channel.isActive && !isOpen ? <p className="da-soft">{t("dashboard.channels.closeText")}</p> : null}
        </>
      )}
      <Meanwhile
        edit={edit}
        names={{
          name: { label: t("dashboard.product.name") },
          country: {
            label: t("dashboard.channels.country"),
            text: (code: string) => countryOptions(language).find(({ value }) => value === code)?.label ?? code,
          },
          isOpen: { label: t("dashboard.channels.isOpen") },
        }}
      />
    </ActDialog>
  );
}
