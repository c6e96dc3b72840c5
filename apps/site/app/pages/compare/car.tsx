import { Button, useT } from "@carloom/ui";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { comparePath } from "../../compare/path.ts";
import type { CarChoice, ShopCar } from "../../data/shop.ts";
import { useLanguage, useLocalPath } from "../../language/language.tsx";
import { CarSelect } from "../shop/car-select.tsx";

type CompareCarProps = { path: string; slugs: readonly string[]; cars: readonly CarChoice[]; car: ShopCar | null };

/** The car that the verdicts are for. A form of one field, so that it works without script. */
export function CompareCar({ path, slugs, cars, car }: CompareCarProps) {
  const t = useT();
  const language = useLanguage();
  const local = useLocalPath();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const show = () => {
    const value = form.current ? String(new FormData(form.current).get("car") ?? "") : "";
    void navigate(local(comparePath(path, slugs, value)), { preventScrollReset: true, replace: true });
  };
  // the field follows the address: another car chosen elsewhere, or the way back
  useEffect(() => {
    const field = form.current?.elements.namedItem("car");
    if (field instanceof HTMLSelectElement) field.value = car?.value ?? "";
  }, [car]);
  return (
    <form
      ref={form}
      action={`${path}/compare`}
      className="compare-car"
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
    >
      {language === "en" ? null : <input type="hidden" name="lang" value={language} />}
      <input type="hidden" name="ids" value={slugs.join(",")} />
      <CarSelect cars={cars} value={car?.value ?? null} name="car" onChange={show} hint={false} />
      <Button type="submit">{t("goods.check")}</Button>
    </form>
  );
}
