import { IconButton } from "@carloom/ui";
import type { ReactNode } from "react";

/** A small act beside what it acts on; where it can do nothing it says so and keeps the focus. */
export function Tool({
  label,
  icon,
  isOff,
  onClick,
}: {
  label: string;
  icon: ReactNode;
  isOff: boolean;
  onClick: () => void;
}) {
  return (
    <IconButton
      size="small"
      label={label}
      icon={icon}
      aria-disabled={isOff}
      onClick={() => (isOff ? null : onClick())}
    />
  );
}
