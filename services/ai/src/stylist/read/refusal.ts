/** What is not made here, and why: a code of `stylist.say.refuse-…`. */
export type Refusal = "police" | "brand" | "hate" | "nudity";

const BRANDS =
  /ferrari|lamborghini|porsche|\bbmw\b|mercedes|\bbenz\b|\baudi\b|toyota|honda|nissan|hyundai|\bkia\b|tesla|mclaren|bugatti|nike|adidas|gucci|louis vuitton|supreme|red ?bull|monster energy|marlboro|disney|pokemon|hello kitty|coca.?cola|페라리|람보르기니|포르쉐|벤츠|아우디|도요타|토요타|혼다|닛산|현대|기아|테슬라|나이키|아디다스|구찌|루이비통|레드불|몬스터|디즈니|포켓몬|フェラーリ|ランボルギーニ|ポルシェ|ベンツ|アウディ|トヨタ|ホンダ|日産|テスラ|ナイキ|アディダス|グッチ|ルイヴィトン|レッドブル|モンスター|ディズニー|ポケモン|サンリオ|キティ/;
const MARK =
  /logo|badge|emblem|brand|sticker|decal|mark|로고|엠블럼|엠블렘|마크|배지|뱃지|스티커|데칼|ロゴ|エンブレム|マーク|バッジ|ステッカー|デカール/;

/** People as a group, and what is wished them: the two together are hate, whatever stands between. */
const PEOPLE =
  /immigrant|foreigner|refugee|\b(?:jews?|muslims?|blacks|asians|gays?|lesbians|women|disabled|koreans|japanese|chinese)\b|외국인|이민자|난민|장애인|여자들|흑인|동성애자|조선족|중국인|일본인|한국인|유대인|무슬림|外国人|移民|難民|障害者|障がい者|黒人|同性愛者|中国人|韓国人|朝鮮人|日本人|ユダヤ人/;
const HATRED =
  /go home|get out|\b(?:kill|hate|die|burn|deport|gas)\b|not welcome|꺼져|나가라|죽어|죽여|싫어|추방|물러가|出て行け|出ていけ|帰れ|死ね|殺せ|消えろ|追い出せ|いらない/;

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
  if (PEOPLE.test(text) && HATRED.test(text)) return "hate";
  if (BRANDS.test(text) && MARK.test(text)) return "brand";
  return null;
}
