import { IconButton, type IconButtonProps } from "@carloom/ui";
import { useCommand } from "./use-command.ts";

type Props = Pick<IconButtonProps, "icon" | "size" | "className"> & {
  command: string;
  /** Says more than the command's name, such as what would be undone. */
  label?: string;
};

/** A command as a button: the same name, key and predicate as in palette and keyboard. */
export function CommandButton({ command, label, icon, size, className }: Props) {
  const { label: name, title, ariaKeys, enabled, active, run } = useCommand(command);
  return (
    <IconButton
      label={label ?? name}
      title={label ? title.replace(name, label) : title}
      aria-keyshortcuts={ariaKeys}
      icon={icon}
      size={size}
      className={className}
      pressed={active}
      disabled={!enabled}
      onClick={run}
    />
  );
}
