import { SCENE_LIST } from "@carloom/stage/scenes";
import { DoorToggles } from "./door-toggles.tsx";
import { GlassFields } from "./glass-fields.tsx";
import { LampToggles } from "./lamp-toggles.tsx";
import { PlateFields } from "./plate-fields.tsx";
import { ScenePlace } from "./scene-place.tsx";

/** Where the car stands and at what hour; its doors, lamps, number plates and glass. */
export function ScenePanel() {
  return (
    <>
      <ScenePlace scenes={SCENE_LIST} />
      <DoorToggles />
      <LampToggles />
      <section className="st-section pt-2.5">
        <PlateFields />
      </section>
      <GlassFields />
    </>
  );
}
