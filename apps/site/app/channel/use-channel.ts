import { createContext, use } from "react";
import { type Channel, DEFAULT_CHANNEL } from "./channels.ts";

/** The channel of the page that is shown; the document sets it from the address. */
export const ChannelContext = createContext<Channel>(DEFAULT_CHANNEL);

export const useChannel = (): Channel => use(ChannelContext);
