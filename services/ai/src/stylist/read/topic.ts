/** What is asked or said without wanting a change. */
export type Topic =
  | "price"
  | "tax"
  | "customs"
  | "payment"
  | "fit"
  | "delivery"
  | "material"
  | "care"
  | "order"
  | "greeting"
  | "thanks"
  | "who"
  | "help"
  | "returns"
  | "legal"
  | "chat";

export const TAX = /\btax(?:es|ed)?\b|\bvat\b|\bgst\b|세금|부가세|부가가치세|税込|税抜|消費税|税金|税は/;

const TOPICS: readonly { topic: Topic; pattern: RegExp; needsQuestion?: boolean }[] = [
  {
    topic: "returns",
    pattern:
      /\breturns?\b(?! (?:it )?to (?:stock|the|how|what))|refund|money back|send it back|warranty|반품|환불|교환 (?:가능|되|돼)|보증|返品|返金|交換でき|保証/,
    needsQuestion: true,
  },
  {
    topic: "legal",
    pattern:
      /\blegal|\billegal|street[- ]legal|road[- ]legal|\ballowed\b|inspection|\bfined?\b|pass (?:the )?(?:mot|inspection)|합법|불법|승인|검사 (?:통과|되|돼|받)|단속|과태료|벌금|구조 ?변경|車検|合法|違法|公道|捕まり|捕まら|違反/,
    needsQuestion: true,
  },
  {
    topic: "customs",
    pattern: /customs|\bdut(?:y|ies)\b|\btariffs?\b|관세|통관|関税|通関/,
    needsQuestion: true,
  },
  {
    // "how much is it with tax?" asks for the price
    topic: "tax",
    pattern: new RegExp(
      `how much (?:is |are )?(?:the )?(?:${TAX.source})|^(?!.*(?:how much|얼마|いくら|\\bcosts?\\b)).*(?:${TAX.source})`,
    ),
    needsQuestion: true,
  },
  {
    topic: "payment",
    pattern:
      /\bpay(?:ing)? (?:by|with|in)\b|payment (?:methods?|options?)|installments?|credit card|paypal|(?:카드|할부|계좌|페이).*(?:되|돼|가능|있)|결제 ?(?:수단|방법)|(?:カード|分割|振込).*(?:でき|使え|可能|払)|支払い方法|支払方法/,
    needsQuestion: true,
  },
  {
    topic: "delivery",
    pattern:
      /deliver|shipping|\bship\b|arriv|how long (?:does|will|until|till|before|to get)|when (?:would|will|can|do) (?:i|it|they|we)|get here|배송|배달|도착|언제 (?:와|오|받|도착)|언제쯤|받을 수|며칠|納期|配送|送料|届|何日|いつ(?:ごろ)?(?:着|来|受け取|もら)/,
  },
  {
    topic: "price",
    pattern:
      /how much|what(?:s|'s| is| does)? .*\b(?:cost|damage|bill|tally)|\bcosts?\b|\bprice\b|total|sum so far|what do i owe|얼마(?!나)|얼마나 (?:하|들|해|비)|가격|견적|비용|いくら|おいくら|値段|価格|金額|見積|合計/,
    needsQuestion: true,
  },
  {
    topic: "care",
    pattern:
      /wash|\bcare\b|clean (?:it|the|them|this)|maintain|car wash|\bget dirty\b|\bstains?\b|scratch|\bpeel|come off|fade\b|last long|how long (?:does|do|will) (?:it|the|they).* last|세차|관리|닦|오래 가|수명|때 ?(?:타|가)|오염|지워(?:지|져)|벗겨(?:지|져)|긁히나|변색(?:되|돼)|洗車|洗[いうっ]|手入れ|メンテ|お手入れ|長持ち|汚れ|剥がれ|はがれ|色褪せ|色あせ|傷が?つ|何年もつ/,
    needsQuestion: true,
  },
  {
    topic: "material",
    pattern: /material|made of|vinyl type|what film|quality of|재질|소재|무슨 필름|素材|材質|何でできて/,
  },
  {
    topic: "fit",
    pattern:
      /\b(fit|fits|compatible|compatibility|will it go)\b|맞나|맞아\?|맞을까|맞는지|맞는 (?:거|건)|안 ?맞|들어가(?:나|요|\?|는)|호환|장착 가능|장착 되|장착되|適合|合いますか|合う[?？]|付きますか|つきますか|装着でき|入る[?？]|入りますか|付く[?？]|履けますか|履ける[?？]/,
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
  {
    topic: "chat",
    pattern:
      /\b(?:lol|lmao|rofl|haha+|hehe+|joke|weather|bored|boring|funny|smart|clever|stupid bot|good bot|bad bot|how are you|how's it going|hows it going|what'?s up|sup|are you there|you there|who made you|do you like|favou?rite|sing|love you|marry me|your name|how old are you)\b|[ㅋᄏ]{2}|[ㅎᄒ]{2}|심심|밥 ?먹|날씨|똑똑|재밌|재미있|농담|잘 지내|뭐 ?해|뭐하|사랑해|바보|몇 살|이름이 뭐|좋아하는 게|元気|暇|面白い|おもしろい|天気|冗談|ジョーク|好きだよ|何してる|なにしてる|頭いい|賢い|何歳|名前は何|(?:^|[^a-z])w{2,}$|草$|笑$/,
  },
];

const ASKS =
  /[?？]|^(?:how|what|whats|what's|when|does|do|is|are|can|will|would|which)\b|(?:나요|까요|인가요|인지|되나|돼요|될까|되려나|려나|는지|던가)[\s~.]*$|(?:ますか|ですか|でしょうか|かな|いいの|のか|教えて)[\s。]*$/;
const QUESTION =
  /[?？]|^(how|what|does|do|is|are|can|will|which)\b|나요|까요|인가요|어때|알려|뭐|ますか|ですか|でしょうか|教えて|얼마|いくら|^(?:whats|what's|when|would)\b|되나|돼요|려나|いいの$|かな$|어떻게|어떡|방법|方法|どうやって|どうすれば/;

/** What is asked about the shop: facts, whatever car is spoken of. */
const FACTS: ReadonlySet<Topic> = new Set(["returns", "legal", "delivery", "care", "fit", "tax", "customs", "payment"]);
/** What may be asked beside a wish and is answered beside it. */
const BESIDE: ReadonlySet<Topic> = new Set([...FACTS, "price"]);

/** Is a fact of the shop asked for, and no change? @param text in lower case */
export const isFactual = (topic: Topic | null, text: string): boolean =>
  topic !== null && FACTS.has(topic) && ASKS.test(text);

/** Thoughts of a message; a wish and a question of one message are two. */
const APART = /(?<=[.!?。！？\n])\s*|[,、]\s*|(?<=[가-힣](?:데|고|요|줘|해))\s+|\s+(?=(?:and|but|also)\b)/;
/** "If I go red, how long does it take?" wishes for nothing. */
const SUPPOSED = /^(?:if|when|once|after|suppose)\b|^만약|^혹시|(?:면|려면|たら|なら|れば|場合(?:は)?)\s*$/;

/** Questions about the shop in a message, and what else it says. @param message as it was written */
export function questionsIn(message: string): { questions: string[]; rest: string } {
  const pieces = message.split(APART).filter((piece) => piece.trim() !== "");
  const isAsked = (piece: string) => {
    const text = piece
      .toLowerCase()
      .replace(/^\s*(?:and|but|also|그리고|근데|あと)\s*/, "")
      .trim();
    const topic = topicOf(text);
    return topic !== null && BESIDE.has(topic) && ASKS.test(text);
  };
  const questions = pieces.filter(isAsked);
  const others = pieces.filter((piece) => !questions.includes(piece) && !SUPPOSED.test(piece.trim().toLowerCase()));
  return { questions, rest: others.join(", ").trim() };
}

/** @param text in lower case */
export function topicOf(text: string): Topic | null {
  const asks = QUESTION.test(text);
  return TOPICS.find(({ pattern, needsQuestion }) => (!needsQuestion || asks) && pattern.test(text))?.topic ?? null;
}
