import { actsAsStaff, type RequestContext, type Visitor } from "@carloom/platform";
import { GraphQLError } from "graphql";

export const STAFF_ROLES = ["owner", "catalogue", "orders", "support"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

const denied = (message: string, code: string) =>
  new GraphQLError(message, { extensions: { code, exception: { code: "PermissionDenied" } } });

/** The signed-in visitor. @throws GraphQLError UNAUTHENTICATED */
export function requireVisitor(context: RequestContext): Visitor {
  if (!context.visitor) throw denied("You need to be signed in to do this.", "UNAUTHENTICATED");
  return context.visitor;
}

/** May a visitor act in a staff role? An owner may act in all. */
export function hasRole(visitor: Visitor | null, role: StaffRole): boolean {
  return visitor?.isStaff === true && (visitor.roles.includes(role) || visitor.roles.includes("owner"));
}

/** @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export function requireAnyRole(context: RequestContext, ...roles: StaffRole[]): Visitor {
  const visitor = requireVisitor(context);
  if (!roles.some((role) => hasRole(visitor, role))) throw denied("You are not allowed to do this.", "FORBIDDEN");
  actsAsStaff(visitor);
  return visitor;
}

/** @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export function requireRole(context: RequestContext, role: StaffRole): Visitor {
  return requireAnyRole(context, role);
}
