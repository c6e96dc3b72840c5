import { cx, useT } from "@carloom/ui";
import { CompareIcon } from "../parts/icons.tsx";

type ComparePutProps = { slug: string; name: string; inWords?: boolean };

/**
 * Puts a product into the comparison. It listens to nothing: a tile's script is in every list's first script, so the bar
 * (`bar.tsx`), which comes later, switches all of them on and hears them. Where there is none it is not seen.
 */
export function ComparePut({ slug, name, inWords = false }: ComparePutProps) {
  const t = useT();
  return (
    <button
      type="button"
      className={cx("compare-put", inWords && "is-wide")}
      data-compare={slug}
      data-name={name}
      aria-label={inWords ? undefined : t("compare.add", { name })}
      aria-pressed="false"
      disabled
    >
      <CompareIcon />
      {inWords ? <span>{t("compare.put")}</span> : null}
    </button>
  );
}
