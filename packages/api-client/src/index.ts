export { type AuthAction, type AuthState, authenticationCheck } from "./auth/check.ts";
export { authState, authStateOfRequest, parseCookies } from "./auth/cookies.ts";
export { checkJwt, type JwtCheck, type JwtPayload, type JwtRejection } from "./auth/jwt.ts";
export { sameOriginFetch } from "./auth/same-origin.ts";
export { createSession, type Session } from "./auth/session.ts";
export { type AuthUrlOptions, signInUrl, signOutUrl } from "./auth/urls.ts";
export { type CurrentUser, joinName, type StoredUser, type Visitor } from "./auth/visitor.ts";
export { CART_COOKIE, cartIn, heldCart, holdCart } from "./cart/cart-cookie.ts";
export { type CartOwner, type CartOwnerStore, followCart } from "./cart/cart-owner.ts";
export {
  type Auth,
  type CallOptions,
  createClient,
  type GraphQLClient,
  noTokens,
  type QueryOptions,
  type TokenSource,
} from "./client.ts";
export { type Clients, createClients } from "./clients.ts";
export type { ResultOf, TypedDocument, VariablesOf } from "./document.ts";
export { type GraphQLErrorItem, GraphQLRequestError, TransportError, type TransportFailure } from "./errors.ts";
export { HOME_CARS, HOME_PARTS, partsByVariety } from "./home-places.ts";
export { BATCH_UPLOAD, createTransport, GET_BATCH, GET_UPLOAD, type Transport } from "./transport.ts";
