export { DrawingRefused, type DrawnSticker, drawSticker, type StickerWish } from "./draw.ts";
export { type Refusal, refusalOf } from "./refuse.ts";
