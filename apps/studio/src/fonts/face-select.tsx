import { Button, DownGlyph, Field, useT } from "@carloom/ui";
import { Type as FontIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { TEXT_FONTS } from "../catalogue/fonts.ts";
import { useStore } from "../lib/store.ts";
import { later } from "../kit/later.tsx";
import { useStudio } from "../workspace/studio-context.tsx";
import { ownValue } from "./font.ts";
import { loadOwnFonts, ownFontsOf } from "./own-fonts.ts";

const OwnFontsDialog = later(() => import("./own-fonts-dialog.tsx").then((part) => part.OwnFontsDialog), {
  told: "panel",
});

type Props = {
  /** A face of the product's, or `own:` and the uuid of a font. */
  value: string;
  /** The font that the text brings along, which may be somebody else's. */
  brought?: { face: string; name: string } | undefined;
  onChange(value: string): void;
};

/** The faces that a text can be set in: the product's, a person's own, and the one that the build brought along. */
export function FaceSelect({ value, brought, onChange }: Props) {
  const t = useT();
  const studio = useStudio();
  const { fonts } = useStore(ownFontsOf(studio), (state) => state);
  const [open, setOpen] = useState(false);
  useEffect(() => void loadOwnFonts(studio), [studio]);
  const isMine = (uuid: string) => fonts.some((font) => font.uuid === uuid);
  return (
    <div className="grid gap-1">
      <Field label={t("studio.text.font")}>
        {(control) => (
          <span className="ui-select">
            <select
              className="ui-input"
              value={value}
              onChange={(event) => onChange(event.currentTarget.value)}
              {...control}
            >
              {fonts.length > 0 ? (
                <optgroup label={t("studio.font.mine")}>
                  {fonts.map(({ uuid, title }) => (
                    <option key={uuid} value={ownValue(uuid)}>
                      {title}
                    </option>
                  ))}
                </optgroup>
              ) : null}
              {brought && !isMine(brought.face) ? (
                <optgroup label={t("studio.font.brought")}>
                  <option value={ownValue(brought.face)}>{brought.name}</option>
                </optgroup>
              ) : null}
              <optgroup label={t("studio.font.ours")}>
                {TEXT_FONTS.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            </select>
            <DownGlyph />
          </span>
        )}
      </Field>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <FontIcon size={16} strokeWidth={1.6} aria-hidden="true" /> {t("studio.font.open")}
      </Button>
      {open ? (
        <OwnFontsDialog
          onClose={() => setOpen(false)}
          onBrought={(font) => {
            setOpen(false);
            onChange(ownValue(font.uuid));
          }}
        />
      ) : null}
    </div>
  );
}
