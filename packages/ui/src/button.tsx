import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

export type ButtonVariant = "primary" | "secondary" | "neutral" | "quiet";
export type ButtonSize = "small" | "regular" | "large";
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean };

/** The classes of a button, for links that look like one. The scale of the page (site, studio) does the rest. */
export function buttonClass({ variant = "secondary", size = "regular", wide = false }: ButtonLook = {}): string {
  return cx("ui-btn", `ui-btn-${variant}`, size !== "regular" && `ui-btn-${size}`, wide && "ui-btn-wide");
}

export type ButtonProps = ComponentProps<"button"> & ButtonLook;

/** One `primary` per view: yellow on the site, paper in the studio. */
export function Button({ variant, size, wide, className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={cx(buttonClass({ variant, size, wide }), className)} {...rest} />;
}
