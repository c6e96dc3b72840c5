/** What is asked or said without wanting a change. */
export type Topic =
  | "price"
  | "fit"
  | "delivery"
  | "material"
  | "care"
  | "order"
  | "greeting"
  | "thanks"
  | "who"
  | "help";

const TOPICS: readonly { topic: Topic; pattern: RegExp; needsQuestion?: boolean }[] = [
  {
    topic: "price",
    pattern:
      /how much|what does .*cost|\bcosts?\b|\bprice\b|total|얼마(?!나)|얼마나 (?:하|들|해|비)|가격|견적|비용|いくら|値段|価格|金額|見積/,
    needsQuestion: true,
  },
  {
    topic: "delivery",
    pattern: /deliver|shipping|\bship\b|arriv|how long|배송|배달|도착|언제 와|언제 받|며칠|納期|配送|送料|届|何日/,
  },
  {
    topic: "care",
    pattern: /wash|\bcare\b|clean it|maintain|car wash|세차|관리|닦|오래 가|수명|洗車|手入れ|メンテ|お手入れ|長持ち/,
  },
  {
    topic: "material",
    pattern: /material|made of|vinyl type|what film|quality of|재질|소재|무슨 필름|素材|材質|何でできて/,
  },
  {
    topic: "fit",
    pattern:
      /\b(fit|fits|compatible|compatibility|will it go)\b|맞나|맞아\?|맞을까|맞는지|호환|장착 가능|장착 되|장착되|適合|合いますか|合う\?|付きますか|つきますか|装着でき/,
    needsQuestion: true,
  },
  {
    topic: "order",
    pattern:
      /\b(order (it|this|now)|buy (it|this|now)|check ?out|purchase)\b|주문해|결제해|구매해|사줘|注文して|購入して|買って|買いたい/,
  },
  {
    topic: "who",
    pattern:
      /who are you|what are you|are you (a )?(human|robot|bot|ai|real)|너 누구|누구야|누구세요|사람이야|사람이에요|ai야|로봇|あなたは誰|誰ですか|人間ですか|aiですか|ロボット/,
  },
  {
    topic: "help",
    pattern:
      /what can you do|how does this work|^help\b|도와줘|뭘 할 수|뭐 할 수|무엇을 할 수|사용법|何ができ|使い方|ヘルプ/,
  },
  {
    topic: "thanks",
    pattern:
      /\b(thanks|thank you|thx|ty|cheers|awesome|perfect|love it|nice one)\b|고마워|고맙|감사|좋아요$|최고|ありがと|サンキュ|最高|いいね/,
  },
  {
    topic: "greeting",
    pattern:
      /^(hi|hello|hey|yo|good (morning|evening|afternoon))\b|^안녕|^하이|^こんにちは|^こんばんは|^おはよう|^はじめまして/,
  },
];

const QUESTION =
  /[?？]|^(how|what|does|do|is|are|can|will|which)\b|나요|까요|인가요|어때|알려|뭐|ますか|ですか|でしょうか|教えて|얼마|いくら/;

/** @param text in lower case */
export function topicOf(text: string): Topic | null {
  const asks = QUESTION.test(text);
  return TOPICS.find(({ pattern, needsQuestion }) => (!needsQuestion || asks) && pattern.test(text))?.topic ?? null;
}
