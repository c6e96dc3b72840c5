import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

/** The way back to the list that a page belongs to. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className="da-back" to={to}>
    <ArrowLeft aria-hidden size={16} />
    {children}
  </Link>
);
