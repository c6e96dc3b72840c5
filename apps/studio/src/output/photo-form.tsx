import type { CameraPose, PhotoOptions, Stage } from "@carloom/stage";
import { SCENE_LIST } from "@carloom/stage/scenes";
import { Button, ErrorNote, Select, Slider, Switch, useT } from "@carloom/ui";
import { useEffect, useRef, useState } from "react";
import { PlateFields } from "../panels/scene/plate-fields.tsx";
import { ScenePlace } from "../panels/scene/scene-place.tsx";
import { useStudio } from "../workspace/studio-context.tsx";
import {
  depthOf,
  fovOfFocal,
  fovOfShare,
  focalOf,
  frameOver,
  photo,
  poseInFrame,
  SIZE_IDS,
  SIZES,
  tiltOf,
  usePhoto,
  withFov,
  withTilt,
} from "./photo-frame.ts";
import { useOutputName } from "./use-output-name.ts";
import type { useOutput } from "./use-output.ts";

type FormProps = { busy: boolean; run: ReturnType<typeof useOutput>["run"] };

/** Radius of the lens in metres at the slider's end. */
const WIDEST = 0.08;
/** Seconds that the shutter is open, and the fastest that a car goes meanwhile, km/h. */
const SHUTTER = 1 / 60;
const FASTEST = 240;
/** Of a full frame camera, mm. */
const LENSES = { least: 14, most: 300 };
const MOST_TILT = 30;
/** px of the longer side of a look before the photo. */
const LOOK = 640;

/** The camera as it stands now; it is turned on the car, by keys and here. */
function usePose(stage: Stage | null): CameraPose | null {
  const [pose, setPose] = useState<CameraPose | null>(() => stage?.getView() ?? null);
  useEffect(() => {
    if (!stage) return;
    return stage.on("frame", () => {
      const now = stage.getView();
      setPose((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    });
  }, [stage]);
  return pose;
}

/** A still of what the frame over the car shows: lens, tilt, focus, motion, place and hour. */
export function PhotoForm({ busy, run }: FormProps) {
  const t = useT();
  const { stage } = useStudio();
  const name = useOutputName();
  const { size, thirds, focus, aiming } = usePhoto((state) => state);
  const [transparent, setTransparent] = useState(false);
  const [filmic, setFilmic] = useState(true);
  const [blur, setBlur] = useState(0);
  const [speed, setSpeed] = useState(0);
  const [look, setLook] = useState<string | null>(null);
  const [lookState, setLookState] = useState<"done" | "running" | "failed">("done");
  const pose = usePose(stage);
  useEffect(() => () => void (look && URL.revokeObjectURL(look)), [look]);
  const looking = useRef<AbortController | null>(null);
  useEffect(() => () => looking.current?.abort(), []);
  if (!stage || !pose) return null;
  const [width, height] = SIZES[size];
  const share = () => frameOver(stage, size).height / stage.canvas.getBoundingClientRect().height;
  const set = (next: CameraPose) => stage.setView(next, { animate: false });
  const options = (): PhotoOptions => {
    const now = stage.getView();
    return {
      width,
      height,
      view: poseInFrame(now, frameOver(stage, size), stage.canvas.getBoundingClientRect().height),
      asGiven: true,
      type: transparent ? "image/png" : "image/jpeg",
      quality: 0.94,
      samples: blur > 0 || speed > 0 ? 48 : 24,
      transparent,
      tone: filmic ? "agx" : "neutral",
      aperture: (blur / 100) * WIDEST,
      ...(focus && { focus: depthOf(now, focus) }),
      travel: (speed / 3.6) * SHUTTER,
    };
  };
  const take = () =>
    run(async (on, how) => ({
      blob: await on.capture({ ...how, ...options() }),
      name: name(`-${width}x${height}.${transparent ? "png" : "jpg"}`),
    }));
  /** The same, small and quick, to be looked at here. */
  const preview = async () => {
    const abort = new AbortController();
    const { signal } = abort;
    looking.current = abort;
    setLookState("running");
    const by = LOOK / Math.max(width, height);
    const small = { width: Math.round(width * by), height: Math.round(height * by), samples: 16 };
    try {
      const blob = await stage.capture({ ...options(), ...small, signal });
      // a picture that nobody looks at any more would be held until the page is left
      if (signal.aborted) return;
      setLook(URL.createObjectURL(blob));
      setLookState("done");
    } catch {
      if (!signal.aborted) setLookState("failed");
    }
  };
  const focal = Math.round(focalOf(fovOfShare(pose.fov, share())));
  const tilt = Math.round(tiltOf(pose));
  return (
    <>
      <Select
        label={t("studio.output.size")}
        value={size}
        disabled={busy}
        options={SIZE_IDS.map((id) => ({ value: id, label: t(`studio.output.size-${id}`) }))}
        onChange={(event) => photo.set({ size: SIZE_IDS.find((id) => id === event.currentTarget.value) ?? "4k" })}
      />
      <Switch
        label={t("studio.photo.thirds")}
        checked={thirds}
        onChange={(event) => photo.set({ thirds: event.currentTarget.checked })}
      />
      <Slider
        label={t("studio.photo.focal")}
        value={Math.max(LENSES.least, Math.min(LENSES.most, focal))}
        min={LENSES.least}
        max={LENSES.most}
        text={`${focal} mm`}
        disabled={busy}
        onInput={(mm) => set(withFov(pose, Math.min(110, fovOfShare(fovOfFocal(mm), 1 / share()))))}
      />
      <Slider
        label={t("studio.photo.tilt")}
        value={Math.max(-MOST_TILT, Math.min(MOST_TILT, tilt))}
        min={-MOST_TILT}
        max={MOST_TILT}
        text={`${tilt}°`}
        disabled={busy}
        onInput={(degrees) => set(withTilt(pose, degrees))}
      />
      <Slider
        label={t("studio.photo.roll")}
        value={Math.round(pose.roll ?? 0)}
        min={-45}
        max={45}
        text={`${Math.round(pose.roll ?? 0)}°`}
        disabled={busy}
        onInput={(roll) => set({ ...pose, roll })}
      />
      <Slider
        label={t("studio.output.blur")}
        value={blur}
        min={0}
        max={100}
        text={blur === 0 ? t("studio.output.blur-off") : `${blur} %`}
        disabled={busy}
        onInput={setBlur}
      />
      <div className="st-photo-row">
        <Button size="small" aria-pressed={aiming} disabled={busy} onClick={() => photo.set({ aiming: !aiming })}>
          {t(aiming ? "studio.photo.focus-aim" : "studio.photo.focus-set")}
        </Button>
        <Button
          size="small"
          variant="quiet"
          disabled={busy}
          onClick={() => {
            const { left, top, width: wide, height: high } = frameOver(stage, size);
            const hit = stage.pick(left + wide / 2, top + high / 2);
            if (hit) photo.set({ focus: [...hit.point], aiming: false });
          }}
        >
          {t("studio.photo.focus-middle")}
        </Button>
        {focus ? (
          <Button size="small" variant="quiet" onClick={() => photo.set({ focus: null })}>
            {t("studio.photo.focus-near")}
          </Button>
        ) : null}
      </div>
      <Slider
        label={t("studio.photo.speed")}
        value={speed}
        min={0}
        max={FASTEST}
        step={5}
        text={speed === 0 ? t("studio.photo.standing") : `${speed} km/h`}
        disabled={busy}
        onInput={setSpeed}
      />
      <ScenePlace scenes={SCENE_LIST} />
      <Switch
        label={t("studio.output.filmic")}
        checked={filmic}
        disabled={busy}
        onChange={(event) => setFilmic(event.currentTarget.checked)}
      />
      <Switch
        label={t("studio.output.transparent")}
        checked={transparent}
        disabled={busy}
        onChange={(event) => setTransparent(event.currentTarget.checked)}
      />
      <PlateFields />
      {lookState === "failed" ? <ErrorNote>{t("studio.output.failed")}</ErrorNote> : null}
      {look ? <img className="st-photo-look" src={look} alt={t("studio.photo.look-alt")} /> : null}
      <div className="st-photo-row">
        <Button variant="primary" disabled={busy} onClick={() => void take()}>
          {t("studio.output.take")}
        </Button>
        <Button disabled={busy || lookState === "running"} onClick={() => void preview()}>
          {t("studio.photo.look")}
        </Button>
      </div>
    </>
  );
}
