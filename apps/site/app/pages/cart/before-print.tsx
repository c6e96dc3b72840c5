import { useT } from "@carloom/ui";
import type { CartDesign } from "../../cart/use-designs.ts";
import { useLanguage } from "../../language/language.tsx";

/** What a printer would say of its stickers, as the studio said it beside each. */
export function BeforePrint({ design }: { design: Pick<CartDesign, "lines"> }) {
  const t = useT();
  const language = useLanguage();
  const said = design.lines.flatMap(({ reference, name, printWarnings }) =>
    printWarnings.map(({ code, mm, dpi, percent }) => ({
      key: `${reference} ${code}`,
      text: t(`shop.cart.print.${code}`, {
        name,
        mm: (mm ?? 0).toLocaleString(language),
        dpi: dpi ?? 0,
        percent: percent ?? 0,
      }),
    })),
  );
  if (said.length === 0) return null;
  return (
    <details className="cart-print ui-small">
      <summary>{t("shop.cart.print", { count: said.length })}</summary>
      <ul>
        {said.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
