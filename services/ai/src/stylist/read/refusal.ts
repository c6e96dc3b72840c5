/** What is not made here, and why: a code of `stylist.say.refuse-…`. */
export type Refusal = "police" | "brand" | "hate" | "nudity";

const BRANDS =
  /ferrari|lamborghini|porsche|\bbmw\b|mercedes|\bbenz\b|\baudi\b|toyota|honda|nissan|hyundai|\bkia\b|tesla|mclaren|bugatti|nike|adidas|gucci|louis vuitton|supreme|red ?bull|monster energy|marlboro|disney|pokemon|hello kitty|coca.?cola|페라리|람보르기니|포르쉐|벤츠|아우디|도요타|토요타|혼다|닛산|현대|기아|테슬라|나이키|아디다스|구찌|루이비통|레드불|몬스터|디즈니|포켓몬|フェラーリ|ランボルギーニ|ポルシェ|ベンツ|アウディ|トヨタ|ホンダ|日産|テスラ|ナイキ|アディダス|グッチ|ルイヴィトン|レッドブル|モンスター|ディズニー|ポケモン|サンリオ|キティ/;
const MARK =
  /logo|badge|emblem|brand|sticker|decal|mark|로고|엠블럼|엠블렘|마크|배지|뱃지|스티커|데칼|ロゴ|エンブレム|マーク|バッジ|ステッカー|デカール/;

/** @param text in lower case */
export function refusalOf(text: string): Refusal | null {
  if (
    /\b(police|cop car|sheriff|highway patrol|ambulance|fire truck)\b|경찰|순찰차|구급차|소방차|警察|パトカー|救急車|消防車/.test(
      text,
    )
  )
    return "police";
  if (
    /\bnazi|swastika|hitler|\bkkk\b|white power|나치|하켄크로이츠|욱일기|히틀러|ナチ|ハーケンクロイツ|ヒトラー|旭日旗/.test(
      text,
    )
  )
    return "hate";
  if (/\b(nude|naked|porn|sexy girl|topless|nsfw|boobs)\b|누드|야한|알몸|나체|ヌード|エロ|全裸|裸/.test(text))
    return "nudity";
  if (BRANDS.test(text) && MARK.test(text)) return "brand";
  return null;
}
