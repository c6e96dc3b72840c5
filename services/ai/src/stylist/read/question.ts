import type { Language } from "@carloom/i18n";

/** What is a question by its form, and what is a wish or asks for advice all the same. */
const FORMS: Record<Language, { asks: RegExp; wishes: RegExp }> = {
  en: {
    asks: /^(?:(?:hey|hi|so|ok|okay|and|but|um|btw|wait|sorry|quick question)[,:]?\s+)*(?:is|isnt|isn't|are|was|were|does|doesn't|did|has|why|when|where|who|how|what|which|will|can i (?:return|refund|cancel|get a refund)|(?:do|did) (?:you|u|i|they|we|these|those|(?:the|your|all)\b(?=.*\?))|have (?:you|u|they|these|those))\b/,
    wishes:
      /^(?:how about|what about|what if|why not|will you|do you think you c)|\b(?:can|could|would) (?:you|u|i|we)\b(?! (?:return|refund|cancel|get a refund))|\b(?:cheaper|cheapest|another|other|else|suggest|recommend|ideas?|should i (?:get|go|paint|pick)|suits?|goes? (?:well )?with|go (?:well )?with|looks? (?:good|best|nice|cool|in)|best)\b/,
  },
  ko: {
    asks: /(?:진짜|정말|원래|혹시|재질|얼마나|차이|뜻|무게|불법|합법|반품|환불|보증|포함|무슨|왜|언제|어디|어떻게|몇|정품|실물).*(?:[?？]|나요|까요|가요|에요|예요|어요|해요|지요|죠|돼요|되요|뭐야|뭐지|뭔지)|(?:되나요|인가요|건가요|아닌가요|뭔가요|뭐예요|거예요|거에요|이에요|예요|습니까|ㅂ니까|나요|던가요)[?？~\s]*$|(?:거야|건가|인가|맞아)[?？]+/,
    wishes:
      /(?:해|주|줘|바꿔|칠해|달아|낮춰|올려|꾸며|만들어|맞춰)\S*\s?(?:수 ?있|줄래|주실|주세요|주나요|줄 수|볼까|보자)|어때|어떨까|할까|갈까|안 ?돼|안 ?될까|ㄱㄴ|추천|어울|골라|알아서|싸게|저렴|다른/,
  },
  ja: {
    asks: /(?:本物|本当|って|この|その|あの|これ|それ|なぜ|どうして|いつ|どこ|誰|塗装済).*(?:[?？]|ですか|ますか|でしょうか|のか|かな)|(?:ですか|ますか|でしょうか|ましたか)[?？~〜\s]*$|(?:方|やり方|仕方|違い|意味|重さ|重量|サイズ|素材|寸法|保証|保証期間|在庫|納期)は[?？]|(?:返品|返金|保証|車検|公道).*(?:[?？]|ますか|ですか)/,
    wishes:
      /(?:くれ|もらえ|いただけ|頂け|(?<!返品)(?<!返金)でき|出来)(?:る|ます|ない|ません)|してほしい|どう(?:[?？]|です|でしょう|かな)|おすすめ|オススメ|似合|別の|他の|ほかの|安く|ない[?？]|ませんか|おまかせ|何色|(?:色|カラー|塗装|仕様|スタイル|オフロード|サーキット|ドリフト)[^。]*(?:可能|いける|行ける)/,
  },
};

/** Does somebody want to know something, and change nothing? @param text in lower case */
export function asksFacts(text: string, language: Language): boolean {
  const { asks, wishes } = FORMS[language];
  return asks.test(text) && !wishes.test(text);
}
