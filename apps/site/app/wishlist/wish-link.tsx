import { useT } from "@carloom/ui";
import { SiteLink } from "../language/language.tsx";
import { useWishes } from "./use-wishes.ts";

/** The way to the list. How much is on it comes after hydration: public HTML knows no visitor. */
export function WishLink({ path }: { path: string }) {
  const t = useT();
  const { ids } = useWishes();
  return (
    <SiteLink to={`${path}/wishlist`} className="ui-link wish-link">
      {t("wish.title")}
      {ids && ids.size > 0 ? <span className="ui-data"> {ids.size}</span> : null}
    </SiteLink>
  );
}
