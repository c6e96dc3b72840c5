/** What of a picture is kept, each side as a share of the whole: 0 to 1. */
export type Crop = { x: number; y: number; width: number; height: number };
/** How a picture is looked at through a frame: how near, and which point of it is in the middle, as shares of the whole. */
export type View = { zoom: number; x: number; y: number };

export const MOST_ZOOM = 4;
export const WHOLE_VIEW: View = { zoom: 1, x: 0.5, y: 0.5 };

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** What a frame of some proportions shows of a picture: as much as fits at the farthest, never beyond its edges. */
export function cropOf(picture: { width: number; height: number }, ratio: number, view: View): Crop {
  const { width: w, height: h } = picture;
  const zoom = within(view.zoom, 1, MOST_ZOOM);
  const width = Math.min(w, h * ratio) / w / zoom;
  const height = Math.min(h, w / ratio) / h / zoom;
  return {
    x: within(view.x - width / 2, 0, 1 - width),
    y: within(view.y - height / 2, 0, 1 - height),
    width,
    height,
  };
}

/** The view after the picture was pushed by a share of the frame; it stops where the picture ends. */
export function pushed(crop: Crop, view: View, by: { x: number; y: number }): View {
  const middle = (at: number, size: number) => within(at, size / 2, 1 - size / 2);
  return {
    zoom: view.zoom,
    x: middle(crop.x + crop.width / 2 - by.x * crop.width, crop.width),
    y: middle(crop.y + crop.height / 2 - by.y * crop.height, crop.height),
  };
}
