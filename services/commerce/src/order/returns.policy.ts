/** Days in which standard goods may come back without a reason, counted from delivery. */
const BY_COUNTRY: Readonly<Record<string, number>> = { KR: 7, JP: 8, US: 14 };
const ELSEWHERE = 14;

/** Korea 7 days (E-Commerce Act), Japan 8 as stated in our terms, the European Union 14; elsewhere as in Europe. */
export const returnDays = (country: string): number => BY_COUNTRY[country] ?? ELSEWHERE;
