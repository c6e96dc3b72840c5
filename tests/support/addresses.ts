export const SEOUL = {
  firstName: "Min-jun",
  lastName: "Kim",
  streetAddress1: "20 Sajik-ro",
  city: "Jongno-gu",
  countryArea: "Seoul",
  postalCode: "03051",
  country: "KR",
  phone: "+82 2 123 4567",
};
export const BERLIN = {
  firstName: "Ada",
  lastName: "Braun",
  streetAddress1: "Torstraße 1",
  city: "Berlin",
  postalCode: "10119",
  country: "DE",
};
