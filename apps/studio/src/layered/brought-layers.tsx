import { Checkbox, useT } from "@carloom/ui";
import type { BroughtLayer } from "./bring.ts";

type Props = {
  layers: readonly BroughtLayer[];
  /** By the uuid of their art. */
  chosen: ReadonlySet<string>;
  onChange(chosen: ReadonlySet<string>): void;
};

/** The layers of a file, top first as in the list of layers, each to be taken or left. */
export function BroughtLayers({ layers, chosen, onChange }: Props) {
  const t = useT();
  const all = layers.length === chosen.size;
  return (
    <fieldset className="st-brought">
      <legend className="ui-hidden">{t("studio.layered.layers")}</legend>
      {layers.length > 1 ? (
        <Checkbox
          label={t("studio.layered.all", { count: layers.length })}
          checked={all}
          onChange={() => onChange(new Set(all ? [] : layers.map(({ image }) => image.uuid)))}
        />
      ) : null}
      <ul>
        {layers.toReversed().map(({ image, name, group, isHidden }) => (
          <li key={image.uuid}>
            <img src={image.url} alt="" loading="lazy" />
            <Checkbox
              label={
                <>
                  {group ? `${group} / ${name}` : name}
                  {isHidden ? <small> {t("studio.layered.hidden")}</small> : null}
                </>
              }
              checked={chosen.has(image.uuid)}
              onChange={(event) => {
                const next = new Set(chosen);
                if (event.currentTarget.checked) next.add(image.uuid);
                else next.delete(image.uuid);
                onChange(next);
              }}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
