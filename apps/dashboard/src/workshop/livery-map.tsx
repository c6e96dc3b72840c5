import type { WorkshopCarFragment } from "@carloom/api-client/threed";
import { readSentManifest } from "@carloom/build";
import type { Stage } from "@carloom/stage";
import { Segmented, useT } from "@carloom/ui";
import { useEffect, useRef } from "react";
import { useLanguage } from "../boot/language.tsx";
import { settings } from "../boot/session.ts";
import { Section } from "../parts/section.tsx";
import { drawMap, type Look, LOOKS, panelColor } from "./livery-look.ts";

/** The livery map: seen on the car and flat, and the sheets of panels that artists draw on. */
export function LiveryMap({
  of,
  stage,
  look,
  onLook,
  mayChange,
}: {
  of: WorkshopCarFragment;
  stage: Stage | null;
  look: Look;
  onLook: (look: Look) => void;
  mayChange: boolean;
}) {
  const t = useT();
  const language = useLanguage();
  const canvas = useRef<HTMLCanvasElement>(null);
  const reading = readSentManifest(of.option);
  const manifest = reading.status === "ok" ? reading.value : null;
  const url = JSON.stringify(of.option);
  useEffect(() => {
    const own = readSentManifest(JSON.parse(url));
    if (!stage || look !== "map" || own.status !== "ok") return;
    const image = document.createElement("canvas");
    drawMap(image, own.value, null);
    stage.layMap(image);
    if (canvas.current) drawMap(canvas.current, own.value, stage);
    return () => stage.layMap(null);
  }, [stage, look, url]);
  if (!manifest?.livery) return null;
  const sheet = (type: string) => `${settings.threed.server}/panels/${of.slug}.${type}?lang=${language}`;
  return (
    <Section title={t("dashboard.workshop.map")}>
      <p className="da-soft">{t("dashboard.workshop.map.hint")}</p>
      <Segmented
        label={t("dashboard.workshop.map.look")}
        value={look}
        options={LOOKS.map((value) => ({ value, label: t(`dashboard.workshop.map.look.${value}`) }))}
        onChange={(value) => onLook(LOOKS.find((one) => one === value) ?? "car")}
      />
      {look === "map" ? (
        <>
          <canvas ref={canvas} className="da-map" role="img" aria-label={t("dashboard.workshop.map.flat")} />
          <ul className="da-keys">
            {manifest.panels.map(({ id, label }, at) => (
              <li key={id}>
                <i className="da-swatch" style={{ background: panelColor(at) }} />
                {label[language]}
              </li>
            ))}
          </ul>
          {mayChange ? <p className="da-soft">{t("dashboard.workshop.map.seams")}</p> : null}
        </>
      ) : null}
      {of.isOpen ? (
        <p className="da-actions">
          {["svg", "png"].map((type) => (
            <a key={type} className="ui-link da-link" href={sheet(type)} download>
              {t(`dashboard.workshop.map.${type}`)}
            </a>
          ))}
        </p>
      ) : (
        <p className="da-soft">{t("dashboard.workshop.map.sheets")}</p>
      )}
    </Section>
  );
}
