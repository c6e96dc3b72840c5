/**
 * A name of a modelling program as lower-case words: "BodyDoorRColor1" → "body door r color 1", "wheel_FL.001" → "wheel fl 001".
 * Written with a space at both ends, so that a pattern may ask for whole words.
 */
export function words(name: string): string {
  const parts = name.normalize("NFKC").match(/[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? [];
  return ` ${parts.join(" ").toLowerCase()} `;
}

export type Side = "left" | "right";
export type End = "front" | "rear";

export function sideIn(text: string): Side | null {
  if (/ (left|lh|l|lf|fl|lr|rl|bl) /.test(text)) return / (right|rh|r) /.test(text) ? null : "left";
  return / (right|rh|r|rf|fr|rr|br) /.test(text) ? "right" : null;
}

export function endIn(text: string): End | null {
  if (/ (front|f|fl|fr|lf|rf) /.test(text)) return "front";
  return / (rear|back|rl|rr|lr|bl|br) /.test(text) ? "rear" : null;
}
