import { Menu, type MenuItem, useT } from "@carloom/ui";
import { PersonIcon } from "../parts/icons.tsx";
import type { OwnMenuProps } from "./account-links.ts";

/** Who is signed in, and where they can go. */
export default function OwnMenu({ name, email, links }: OwnMenuProps) {
  const t = useT();
  const items = links.flatMap(({ id, href, name: key }): MenuItem[] => {
    const item = { id, href, label: t(key) };
    return id === "out" ? ["line", item] : [item];
  });
  return (
    <Menu align="end" note={email} items={items}>
      {(trigger) => (
        <button type="button" className="site-user" {...trigger}>
          <PersonIcon />
          <span>{name}</span>
        </button>
      )}
    </Menu>
  );
}
