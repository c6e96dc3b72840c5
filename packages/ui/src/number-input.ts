/** Reads what a person typed: a decimal point or comma, minus as - or −; null when it is no number. */
export function readNumber(text: string): number | null {
  const plain = text.trim().replace("−", "-").replace(",", ".");
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  return Number(plain);
}

type Keys = { key: string; shiftKey: boolean; altKey: boolean };

/** Signed amount that an arrow key moves by: Shift ten steps, Alt a tenth; 0 for other keys. */
export function stepOf({ key, shiftKey, altKey }: Keys, step: number): number {
  const sign = key === "ArrowUp" ? 1 : key === "ArrowDown" ? -1 : 0;
  return sign * step * (shiftKey ? 10 : altKey ? 0.1 : 1);
}
