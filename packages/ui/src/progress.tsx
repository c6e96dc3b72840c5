import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "./cx.ts";

/** The shape of what is coming; give it a size by class. */
export function Skeleton({ className, ...rest }: ComponentProps<"span">) {
  return <span aria-hidden="true" className={cx("ui-skeleton", className)} {...rest} />;
}

export type ProgressProps = {
  label: ReactNode;
  /** 0 to 1; null while unknown. */
  value: number | null;
  /** Right of the label: "2.1 of 4.8 MB". */
  text?: string;
};

export function Progress({ label, value, text }: ProgressProps) {
  const id = useId();
  return (
    <div className="ui-progress">
      <div className="ui-progress-words">
        <label htmlFor={id}>{label}</label>
        {text ? <span>{text}</span> : null}
      </div>
      <progress id={id} max={1} {...(value === null ? {} : { value })} />
    </div>
  );
}
