import encodeQR from "qr";

/** Light modules around the code, as the standard asks for. */
const QUIET = 4;

/** A QR code, dark on light so that every reader takes it. @param label what it is, for who cannot see it */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: QUIET });
  const dark = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="st-qr" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <rect width={rows.length} height={rows.length} className="st-qr-light" />
      <path d={dark.join("")} className="st-qr-dark" shapeRendering="crispEdges" />
    </svg>
  );
}
