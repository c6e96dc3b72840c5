import type { LocalizedText } from "@carloom/build";

export const ZONE_LABELS: Record<string, LocalizedText> = {
  body: { en: "Body", ko: "차체", ja: "ボディ" },
  roof: { en: "Roof", ko: "루프", ja: "ルーフ" },
  mirrors: { en: "Mirrors", ko: "사이드미러", ja: "ドアミラー" },
  trim: { en: "Trim", ko: "트림", ja: "トリム" },
  cladding: { en: "Cladding", ko: "클래딩", ja: "クラッディング" },
  calipers: { en: "Calipers", ko: "캘리퍼", ja: "キャリパー" },
  wheels: { en: "Wheels", ko: "휠", ja: "ホイール" },
  interior: { en: "Interior", ko: "실내", ja: "インテリア" },
};

export const PANEL_LABELS: Record<string, LocalizedText> = {
  hood: { en: "Hood", ko: "보닛", ja: "ボンネット" },
  roof: { en: "Roof", ko: "루프", ja: "ルーフ" },
  trunk: { en: "Trunk", ko: "트렁크", ja: "トランク" },
  "cab.left": { en: "Cab back, left", ko: "캐빈 뒤쪽 왼편", ja: "キャビン後部 左" },
  "cab.right": { en: "Cab back, right", ko: "캐빈 뒤쪽 오른편", ja: "キャビン後部 右" },
  "bumper.front": { en: "Front bumper", ko: "앞 범퍼", ja: "フロントバンパー" },
  "bumper.rear": { en: "Rear bumper", ko: "뒤 범퍼", ja: "リアバンパー" },
  "door.left": { en: "Left door", ko: "왼쪽 문", ja: "左ドア" },
  "door.right": { en: "Right door", ko: "오른쪽 문", ja: "右ドア" },
  "door.rear.left": { en: "Left rear door", ko: "왼쪽 뒷문", ja: "左リアドア" },
  "door.rear.right": { en: "Right rear door", ko: "오른쪽 뒷문", ja: "右リアドア" },
  "fender.front.left": { en: "Left front fender", ko: "왼쪽 앞 펜더", ja: "左フロントフェンダー" },
  "fender.front.right": { en: "Right front fender", ko: "오른쪽 앞 펜더", ja: "右フロントフェンダー" },
  "fender.rear.left": { en: "Left rear fender", ko: "왼쪽 뒤 펜더", ja: "左リアフェンダー" },
  "fender.rear.right": { en: "Right rear fender", ko: "오른쪽 뒤 펜더", ja: "右リアフェンダー" },
  "mirror.left": { en: "Left mirror", ko: "왼쪽 사이드미러", ja: "左ドアミラー" },
  "mirror.right": { en: "Right mirror", ko: "오른쪽 사이드미러", ja: "右ドアミラー" },
};

/** Of a car with rear doors. */
export const FRONT_DOOR_LABELS: Record<string, LocalizedText> = {
  "door.left": { en: "Left front door", ko: "왼쪽 앞문", ja: "左フロントドア" },
  "door.right": { en: "Right front door", ko: "오른쪽 앞문", ja: "右フロントドア" },
};

/** Of a car with its engine behind the seats. */
export const MID_ENGINE_LABELS: Record<string, LocalizedText> = {
  hood: { en: "Front trunk lid", ko: "프런트 트렁크 덮개", ja: "フロントトランクリッド" },
  trunk: { en: "Engine cover", ko: "엔진 커버", ja: "エンジンカバー" },
};
