import { Mark } from "@carloom/ui";

/** Picture of what is bought; our mark where it has none, as a membership. */
export function LineThumb({ src }: { src: string | null | undefined }) {
  return (
    <span className="cart-thumb">
      {src ? <img src={src} alt="" width="64" height="64" loading="lazy" /> : <Mark />}
    </span>
  );
}
