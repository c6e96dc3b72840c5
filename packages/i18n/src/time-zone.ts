/** Where the shop's days begin and end: its dates are the same for whoever reads them, on the server and in a browser. */
let zone = "UTC";

/** Says the shop's time zone, by its IANA name, once a process or page. */
export function setShopTimeZone(name: string): void {
  zone = name;
}

export const shopTimeZone = (): string => zone;
