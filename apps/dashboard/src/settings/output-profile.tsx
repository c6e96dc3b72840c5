import { StaffProductionProfileUploadDocument } from "@carloom/api-client/commerce";
import { Button, buttonClass, ErrorNote, useT } from "@carloom/ui";
import { useRef, useState } from "react";
import { useAct } from "../boot/data.ts";
import { contentProblemText } from "../editorial/texts.ts";

export type Profile = { object: string; name: string };

/** The ICC profile of the shop's printer: files are made for it, and colours that it cannot print are found by it. */
export function OutputProfile({
  profile,
  onChange,
  error,
}: {
  profile: Profile | null | undefined;
  onChange: (profile: Profile | null) => void;
  error: string | undefined;
}) {
  const t = useT();
  const upload = useAct(StaffProductionProfileUploadDocument);
  const [said, setSaid] = useState<{ problem?: string; note?: string; of?: string }>({});
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File) => {
    setSaid({});
    try {
      const { object, name, components, hasGamut, errors } = (await upload.mutateAsync({ profile: file }))
        .productionProfileUpload;
      const [first] = errors;
      if (first) return setSaid({ problem: contentProblemText(t, first) });
      if (!object || !name) return;
      onChange({ object, name });
      const inks = t("dashboard.settings.production.profileInks", { count: components ?? 0 });
      const gamut = t(`dashboard.settings.production.${hasGamut ? "profileTables" : "profileNoTables"}`);
      setSaid({ note: `${inks} ${gamut}`, of: object });
    } catch {
      setSaid({ problem: t("dashboard.act.failed") });
    }
  };
  const problem = said.problem ?? error;
  return (
    <fieldset className="da-print-group" aria-busy={upload.isPending}>
      <legend>{t("dashboard.settings.production.icc")}</legend>
      <p className="da-soft">{t("dashboard.settings.production.iccHint")}</p>
      <p className="da-print-profile">
        {profile ? <strong>{profile.name}</strong> : t("dashboard.settings.production.iccNone")}
      </p>
      {said.note && said.of === profile?.object ? (
        <p className="da-soft" role="status">
          {said.note}
        </p>
      ) : null}
      {problem ? <ErrorNote>{problem}</ErrorNote> : null}
      <div className="da-actions">
        <label className={buttonClass({ size: "small" })} aria-busy={upload.isPending}>
          {t(`dashboard.settings.production.${profile ? "iccReplace" : "iccSend"}`)}
          <input
            ref={input}
            className="ui-hidden"
            type="file"
            accept=".icc,.icm,application/vnd.iccprofile"
            disabled={upload.isPending}
            onChange={(event) => {
              const [chosen] = event.currentTarget.files ?? [];
              event.currentTarget.value = "";
              if (chosen) void take(chosen);
            }}
          />
        </label>
        {profile ? (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              setSaid({});
              onChange(null);
              // the button goes with the profile
              input.current?.focus();
            }}
          >
            {t("dashboard.settings.production.iccRemove")}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
