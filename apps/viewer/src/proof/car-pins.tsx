import type { Stage } from "@carloom/stage";
import { Button, cx, useT } from "@carloom/ui";
import { MapPin } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import type { Pin, Place } from "./pins.ts";

type CarPlace = Extract<Place, { kind: "car" }>;
type CarPinsProps = {
  stage: Stage;
  pins: readonly Pin[];
  draft: CarPlace | null;
  lit: string | null;
  onLit(id: string | null): void;
  /** Null: nothing is said any more. */
  onPlace: ((place: Place) => void) | null;
};

/** Comments on the car where they were put, whatever the camera sees, and the way to put one. */
export function CarPins({ stage, pins, draft, lit, onLit, onPlace }: CarPinsProps) {
  const t = useT();
  const [isAiming, setAiming] = useState(false);
  const [missed, setMissed] = useState(false);
  const layer = useRef<HTMLDivElement>(null);
  const shown = pins.flatMap(({ place, ...pin }) => (place.kind === "car" ? [{ ...pin, place }] : []));
  const all = [...shown, ...(draft ? [{ id: "draft", number: 0, place: draft }] : [])];
  const held = useRef(all);
  held.current = all;

  useEffect(() => {
    const lay = () => {
      const { position } = stage.getView();
      for (const element of layer.current?.querySelectorAll<HTMLElement>("[data-pin]") ?? []) {
        const place = held.current.find(({ id }) => id === element.dataset.pin)?.place;
        const at = place ? stage.projectToScreen(place.point) : null;
        element.hidden = at === null;
        if (!at || !place) continue;
        const away = place.point.map((value, i) => (position[i] ?? 0) - value);
        const faces = away.reduce((sum, value, i) => sum + value * (place.normal[i] ?? 0), 0) > 0;
        element.style.transform = `translate(${at.x}px, ${at.y}px)`;
        element.dataset.behind = String(!faces);
      }
    };
    lay();
    return stage.on("frame", lay);
  });

  const put = (x: number, y: number) => {
    const hit = stage.pick(x, y);
    setMissed(hit === null);
    if (!hit) return;
    setAiming(false);
    onPlace?.({ kind: "car", point: hit.point, normal: hit.normal });
  };
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    // a key has no place: it takes the middle of the picture
    if (event.detail === 0) put(box.width / 2, box.height / 2);
    else put(event.clientX - box.left, event.clientY - box.top);
  };
  return (
    <div className="pf-over" ref={layer}>
      {isAiming ? (
        <button
          type="button"
          className="pf-aim"
          autoFocus
          aria-label={t("proof.car.aim")}
          onClick={onClick}
          onKeyDown={(event: KeyboardEvent) => event.key === "Escape" && setAiming(false)}
        />
      ) : null}
      {all.map(({ id, number }) => (
        <button
          key={id}
          type="button"
          data-pin={id}
          className={cx("pf-pin", id === lit && "is-lit", id === "draft" && "is-draft")}
          aria-label={id === "draft" ? t("proof.pin.draft") : t("proof.pin", { number })}
          onClick={() => onLit(id === "draft" ? null : id)}
        >
          <span>{id === "draft" ? "+" : number}</span>
        </button>
      ))}
      {onPlace ? (
        <div className="pf-tools">
          <Button size="small" aria-pressed={isAiming} onClick={() => (setAiming(!isAiming), setMissed(false))}>
            <MapPin aria-hidden="true" size={16} />
            {t(isAiming ? "proof.car.stop" : "proof.car.pin")}
          </Button>
          {isAiming ? <p role="status">{t(missed ? "proof.car.missed" : "proof.car.aim")}</p> : null}
        </div>
      ) : null}
    </div>
  );
}
