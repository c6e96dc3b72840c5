import type { ComponentProps, ReactNode } from "react";
import { buttonClass, type ButtonSize, type ButtonVariant } from "./button.tsx";
import { cx } from "./cx.ts";

export type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  /** The name that a screen reader says and a pointer sees. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Makes it a toggle. */
  pressed?: boolean;
};

export function IconButton({ label, icon, variant = "quiet", size, pressed, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      className={cx(buttonClass({ variant, size }), "ui-iconbtn", className)}
      {...rest}
    >
      {icon}
    </button>
  );
}
