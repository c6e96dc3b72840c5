import type { ReactNode } from "react";

/** Lucide's shapes that the site uses, drawn at stroke 1.6; the whole set stays out of the page. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const SearchIcon = () => (
  <Icon>
    <circle cx="11" cy="11" r="7" />
    <path d="m20 20-4-4" />
  </Icon>
);
export const CartIcon = () => (
  <Icon>
    <circle cx="9" cy="20" r="1.400" />
    <circle cx="18" cy="20" r="1.400" />
    <path d="M2 3h3l2.600 12.500h11L21 7H6" />
  </Icon>
);
export const HeartIcon = () => (
  <Icon>
    <path d="M12 20.500C7 16.600 3 13.300 3 9a4.700 4.700 0 0 1 9-2 4.700 4.700 0 0 1 9 2c0 4.300-4 7.600-9 11.500z" />
  </Icon>
);
export const CompareIcon = () => (
  <Icon>
    <path d="M4 5h6v14H4zM14 5h6v14h-6z" />
  </Icon>
);
export const BackIcon = () => (
  <Icon>
    <path d="M20 12H4M10 5.500 3.500 12l6.500 6.500" />
  </Icon>
);
export const UpIcon = () => (
  <Icon>
    <path d="M12 20V4M5.500 10.500 12 4l6.500 6.500" />
  </Icon>
);
export const MenuIcon = () => (
  <Icon>
    <path d="M2 8h20M2 16h20" />
  </Icon>
);
export const PauseIcon = () => (
  <svg viewBox="0 0 12 12" width="12" height="12" fill="currentColor" aria-hidden="true">
    <path d="M2.500 1.500h2.400v9H2.500zM7.100 1.500h2.400v9H7.100z" />
  </svg>
);
export const PlayIcon = () => (
  <svg viewBox="0 0 12 12" width="12" height="12" fill="currentColor" aria-hidden="true">
    <path d="M3 1.500v9l7.500-4.500z" />
  </svg>
);
export const PersonIcon = () => (
  <Icon>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.500 21c.6-4 3.600-6 7.500-6s6.900 2 7.500 6" />
  </Icon>
);
