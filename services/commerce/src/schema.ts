import { builder } from "./builder.ts";
import "./account/index.graphql.ts";
import "./address/address.graphql.ts";
import "./catalogue/catalogue.graphql.ts";
import "./checkout/checkout.graphql.ts";
import "./contact/contact.graphql.ts";
import "./design/design.graphql.ts";
import "./fulfilment/fulfilment.graphql.ts";
import "./order/order.graphql.ts";
import "./order/self-service.graphql.ts";
import "./payment/begin.graphql.ts";
import "./payment/grant.graphql.ts";
import "./payment/payment.graphql.ts";
import "./payment/staff.graphql.ts";
import "./voucher/voucher.graphql.ts";
import "./webhook/dead-jobs.graphql.ts";
import "./webhook/webhook.graphql.ts";

/** The commerce schema. A domain joins by importing its `*.graphql.ts` above. */
export const commerceSchema = builder.toSchema();
