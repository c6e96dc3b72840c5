import type { OrderPage } from "../../data/order.server.ts";
import { OrderAgain } from "./again.tsx";
import type { OrderContact } from "./contact.ts";
import { OwnOrder } from "./own-order.tsx";
import { OwnProofs } from "./own-proofs.tsx";
import Withdrawal from "./withdrawal.tsx";

type ActsProps = Pick<OrderPage, "order" | "designs" | "returnable" | "gifts"> & {
  token: string;
  contact: OrderContact | null;
};

/** What the buyer may do with an order, in one file that comes after the page. */
export default function Acts({ order, designs, returnable, gifts, token, contact }: ActsProps) {
  return (
    <>
      <OwnProofs designs={designs} token={token} contact={contact} />
      <Withdrawal order={order} token={token} contact={contact} />
      <OwnOrder order={order} returnable={returnable} gifts={gifts} contact={contact} token={token} />
      <OrderAgain token={token} />
    </>
  );
}
