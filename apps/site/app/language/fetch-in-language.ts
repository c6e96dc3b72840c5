/** Words that come from the server come in the language of the page, whatever the browser prefers. */
export const fetchInLanguage: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set("accept-language", document.documentElement.lang || "en");
  return fetch(input, { ...init, headers });
};
