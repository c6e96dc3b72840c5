import { type LocalizedText, slotKind } from "@carloom/build";

type Triple = readonly [en: string, ko: string, ja: string];

const NAMES: Record<string, Triple> = {
  body: ["Body", "차체", "ボディ"],
  roof: ["Roof", "루프", "ルーフ"],
  hood: ["Hood", "보닛", "ボンネット"],
  trunk: ["Trunk", "트렁크", "トランク"],
  mirrors: ["Mirrors", "사이드미러", "ドアミラー"],
  mirror: ["Mirror", "사이드미러", "ドアミラー"],
  trim: ["Trim", "트림", "トリム"],
  wheels: ["Wheels", "휠", "ホイール"],
  calipers: ["Brake calipers", "브레이크 캘리퍼", "ブレーキキャリパー"],
  interior: ["Interior", "인테리어", "インテリア"],
  door: ["Door", "도어", "ドア"],
  bumper: ["Bumper", "범퍼", "バンパー"],
  fender: ["Fender", "펜더", "フェンダー"],
  skirt: ["Side skirt", "사이드 스커트", "サイドスカート"],
  side: ["Side", "측면", "サイド"],
  section: ["Section", "구역", "区画"],
  pillar: ["Pillar", "필러", "ピラー"],
  spoiler: ["Spoiler", "스포일러", "スポイラー"],
  lip: ["Front lip", "프런트 립", "フロントリップ"],
  diffuser: ["Diffuser", "디퓨저", "ディフューザー"],
  exhaust: ["Exhaust", "배기", "マフラー"],
  brakes: ["Brakes", "브레이크", "ブレーキ"],
  front: ["front", "앞", "フロント"],
  rear: ["rear", "뒤", "リア"],
  left: ["left", "왼쪽", "左"],
  right: ["right", "오른쪽", "右"],
};

/** Order of words differs: "Front left door", "왼쪽 앞 도어", "左フロントドア". */
export function labelFor(id: string): LocalizedText {
  const tokens = id.split(".");
  const name = (token: string): Triple => NAMES[token] ?? [token, token, token];
  const noun = tokens.filter((token) => !["front", "rear", "left", "right"].includes(token) && !/^\d+$/.test(token));
  const side = tokens.find((token) => token === "left" || token === "right");
  const end = tokens.find((token) => token === "front" || token === "rear");
  const number = tokens.find((token) => /^\d+$/.test(token));
  const [main = "body", ...extra] = noun;
  const en = [end && name(end)[0], side && name(side)[0], name(main)[0].toLowerCase()].filter(Boolean).join(" ");
  const ko = [side && name(side)[1], end && name(end)[1], name(main)[1]].filter(Boolean).join(" ");
  const ja = [side && name(side)[2], end && name(end)[2], name(main)[2]].filter(Boolean).join("");
  const more = (i: 0 | 1 | 2) => extra.map((token) => ` (${name(token)[i].toLowerCase()})`).join("");
  const tail = number ? ` ${number}` : "";
  return {
    en: en.charAt(0).toUpperCase() + en.slice(1) + more(0) + tail,
    ko: ko + more(1) + tail,
    ja: ja + extra.map((token) => `（${name(token)[2]}）`).join("") + tail,
  };
}

/** A slot's own name, or its words for one that only this car has. */
export function slotLabel(id: string): LocalizedText {
  const kind = slotKind(id);
  return kind?.imported ?? kind?.label ?? labelFor(id);
}
