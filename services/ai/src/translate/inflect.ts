import { FINAL, finalOf, vowelOf, withFinal } from "./hangul.ts";

const A = 0;
const EO = 4;
const O = 8;

/** Forms in which an adjective or verb stands before a noun or ends a wish, from its dictionary form (`달리다`). */
export function formsOf(dictionary: string): string[] {
  const stem = dictionary.replace(/다$/, "");
  const head = stem.slice(0, -1);
  const last = stem.at(-1) ?? "";
  const final = finalOf(last);
  const add = (form: string) => head + form;
  const forms = new Set([dictionary]);
  for (const ending of ["고", "게", "지", "던", "고있는", "고 있는", "기"]) forms.add(stem + ending);
  if (final === FINAL.none) {
    forms
      .add(add(withFinal(last, FINAL.n)))
      .add(add(withFinal(last, FINAL.l)))
      .add(`${stem}는`)
      .add(`${stem}며`)
      .add(`${stem}면서`);
    forms.add(add(`${withFinal(last, FINAL.n)}다`));
    if (last === "하") forms.add(add("해")).add(add("했던")).add(add("해서")).add(add("하여"));
    // 달리 → 달려, 멋지 → 멋져
    else if (vowelOf(last) === 20)
      forms.add(add(withFinal(last, FINAL.none, 6))).add(add(`${withFinal(last, FINAL.ss, 6)}던`));
  } else if (final === FINAL.l) {
    // the ㄹ goes before ㄴ: 긴, 나는
    forms
      .add(add(withFinal(last, FINAL.n)))
      .add(`${add(withFinal(last, FINAL.none))}는`)
      .add(stem)
      .add(`${stem}며`);
  } else if (final === FINAL.b) {
    forms
      .add(`${add(withFinal(last, FINAL.none))}운`)
      .add(`${add(withFinal(last, FINAL.none))}워`)
      .add(`${stem}은`)
      .add(`${stem}는`);
  } else if (final === FINAL.h) {
    const bare = withFinal(last, FINAL.none);
    forms
      .add(add(withFinal(last, FINAL.n)))
      .add(`${stem}은`)
      .add(add(bare))
      .add(add(withFinal(last, FINAL.none, 1)));
  } else {
    const vowel = vowelOf(last) === A || vowelOf(last) === O ? "아" : "어";
    forms.add(`${stem}은`).add(`${stem}는`).add(`${stem}${vowel}`).add(`${stem}을`);
  }
  if (vowelOf(last) === EO && final === FINAL.none) forms.add(stem);
  return [...forms].filter((form) => form.length > 0 && form !== stem);
}
