type Localized = { en: string; ko: string; ja: string };

/** A title and a text in three languages as the fields of a draft. */
export const fieldsOf = (title: Localized | null | undefined, text: Localized | null | undefined) => ({
  "title en": title?.en ?? "",
  "title ko": title?.ko ?? "",
  "title ja": title?.ja ?? "",
  "text en": text?.en ?? "",
  "text ko": text?.ko ?? "",
  "text ja": text?.ja ?? "",
});

/** The same as the services take them. */
export const localizedOf = (fields: ReturnType<typeof fieldsOf>) => ({
  title: { en: fields["title en"], ko: fields["title ko"], ja: fields["title ja"] },
  description: { en: fields["text en"], ko: fields["text ko"], ja: fields["text ja"] },
});
