import {
  StaffDiscountDeleteDocument,
  StaffDraftUpdateDocument,
  StaffLineDeleteDocument,
  StaffLinesCreateDocument,
  StaffLineUpdateDocument,
} from "@carloom/api-client/commerce";
import { Button, ErrorNote, NumberField, TextField, useT } from "@carloom/ui";
import { X } from "lucide-react";
import { useRef, useState } from "react";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { DiscountDialog } from "../orders/discount-dialog.tsx";
import { Finder } from "../orders/items-dialog.tsx";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { ScrollX } from "../parts/scroll-x.tsx";
import { Section } from "../parts/section.tsx";
import { moneyText } from "../parts/text.ts";
import type { DraftDetail } from "./detail.ts";
import { DraftBuilds } from "./draft-builds.tsx";
import { goodsName, sizeName, useNameOf } from "../parts/name-of.ts";

type Line = DraftDetail["lines"][number];

const told = (line: Line, key: string) => line.metadata.find((entry) => entry.key === key)?.value ?? "";

/** What is ordered and what it comes to; every change is priced by the server, and shown when it answers. */
export function DraftItems({ draft, mayAct }: { draft: DraftDetail; mayAct: boolean }) {
  const t = useT();
  const nameOf = useNameOf();
  const language = useLanguage();
  const change = useAct(StaffLineUpdateDocument);
  const remove = useAct(StaffLineDeleteDocument);
  const create = useAct(StaffLinesCreateDocument);
  const finder = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState("");
  const money = (amount: { amount: number; currency: string }) => moneyText(language, amount);
  const run = async (work: () => Promise<readonly Problem[] | undefined>) => {
    try {
      const [first] = (await work()) ?? [];
      setProblem(first ? problemText(t, first) : "");
    } catch {
      setProblem(t("dashboard.act.failed"));
    }
  };
  return (
    <Section title={t("dashboard.order.lines")}>
      {draft.lines.length > 0 ? (
        <ScrollX label={t("dashboard.order.lines")}>
          <table className="da-table">
            <thead>
              <tr>
                <th scope="col">{t("dashboard.line.goods")}</th>
                <th scope="col" data-end>
                  {t("dashboard.line.quantity")}
                </th>
                <th scope="col" data-end>
                  {t("dashboard.line.total")}
                </th>
              </tr>
            </thead>
            <tbody>
              {draft.lines.map((line) => (
                <tr key={line.id}>
                  <td>
                    <LineName line={line} />
                  </td>
                  <td data-end className="da-count">
                    {mayAct && !told(line, "designId") ? (
                      <NumberField
                        label={t("dashboard.edit.pieces", { name: goodsName(nameOf, line) })}
                        hideLabel
                        value={line.quantity}
                        min={1}
                        max={999}
                        onCommit={(value) => {
                          const quantity = Math.round(value);
                          if (quantity === line.quantity) return;
                          void run(
                            async () => (await change.mutateAsync({ id: line.id, quantity })).orderLineUpdate?.errors,
                          );
                        }}
                      />
                    ) : (
                      line.quantity
                    )}
                  </td>
                  <td data-end>
                    {money(line.undiscountedTotalPrice.gross)}
                    {mayAct ? (
                      <Button
                        size="small"
                        variant="quiet"
                        aria-label={t("dashboard.draft.takeOut", {
                          name: told(line, "designTitle") || goodsName(nameOf, line),
                        })}
                        onClick={() => {
                          void run(async () => (await remove.mutateAsync({ id: line.id })).orderLineDelete?.errors);
                          // the button goes with its line
                          finder.current?.querySelector("input")?.focus();
                        }}
                      >
                        <X aria-hidden size={14} />
                      </Button>
                    ) : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollX>
      ) : (
        <p className="da-soft">{t("dashboard.draft.empty")}</p>
      )}
      <div role="alert">{problem ? <ErrorNote>{problem}</ErrorNote> : null}</div>
      {mayAct ? (
        <>
          <div ref={finder}>
            <Finder
              channel={draft.channel.slug}
              onFound={({ id }) =>
                void run(
                  async () =>
                    (await create.mutateAsync({ order: draft.id, input: [{ variantId: id, quantity: 1 }] }))
                      .orderLinesCreate?.errors,
                )
              }
            />
          </div>
          <DraftBuilds draft={draft} />
        </>
      ) : null}
      <Sums draft={draft} mayAct={mayAct} />
    </Section>
  );
}

function LineName({ line }: { line: Line }) {
  const nameOf = useNameOf();
  const title = told(line, "designTitle");
  return (
    <span className="da-goods">
      {line.thumbnail ? <img src={line.thumbnail.url} alt="" width={40} height={40} /> : <i />}
      <span className="da-two">
        <span>{goodsName(nameOf, line)}</span>
        <small>{[title, sizeName(nameOf, line), line.productSku].filter(Boolean).join(" · ")}</small>
      </span>
    </span>
  );
}

/** How the sum comes about, with what can be taken off. */
function Sums({ draft, mayAct }: { draft: DraftDetail; mayAct: boolean }) {
  const t = useT();
  const language = useLanguage();
  const end = useAct(StaffDiscountDeleteDocument);
  const [isOpen, setOpen] = useState(false);
  const method = draft.shippingMethods.find(({ id }) => id === draft.deliveryMethod?.id);
  const money = (amount: { amount: number; currency: string }) => moneyText(language, amount);
  return (
    <>
      {mayAct ? (
        <div className="da-off">
          <Voucher draft={draft} key={draft.voucherCode} />
          <Button onClick={() => setOpen(true)}>{t("dashboard.edit.discount")}</Button>
        </div>
      ) : null}
      <dl className="da-sums" aria-live="polite">
        {draft.discounts.map((one) => (
          <div key={one.id}>
            <dt>
              {one.type === "VOUCHER"
                ? t("dashboard.sum.voucher", { code: draft.voucherCode ?? "" })
                : one.name || t("dashboard.draft.discount")}
            </dt>
            <dd>
              −{money(one.total)}
              {one.type === "MANUAL" && mayAct ? (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t("dashboard.edit.discountEnd", { name: one.name ?? "" })}
                  onClick={() => void end.mutateAsync({ id: one.id }).catch(() => undefined)}
                >
                  <X aria-hidden size={14} />
                </Button>
              ) : null}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t("dashboard.draft.goods")}</dt>
          <dd>{money(draft.subtotal.gross)}</dd>
        </div>
        {draft.isShippingRequired ? (
          <div>
            <dt>{method?.name ?? t("dashboard.sum.delivery")}</dt>
            <dd>{draft.deliveryMethod ? money(draft.shippingPrice.gross) : "–"}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t("dashboard.sum.tax")}</dt>
          <dd>{money(draft.total.tax)}</dd>
        </div>
        <div className="da-sums-total">
          <dt>{t("dashboard.sum.total")}</dt>
          <dd>{money(draft.total.gross)}</dd>
        </div>
      </dl>
      {isOpen ? <DiscountDialog order={draft} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Voucher({ draft }: { draft: DraftDetail }) {
  const t = useT();
  const act = useAct(StaffDraftUpdateDocument);
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | undefined>();
  const use = async (voucherCode: string | null) => {
    try {
      const { draftOrderUpdate } = await act.mutateAsync({ id: draft.id, input: { voucherCode } });
      const [first] = draftOrderUpdate?.errors ?? [];
      // why it does not count is told in the reader's language
      const text = first?.code === "INVALID_VOUCHER" ? first.message : null;
      setProblem(first ? (text ?? problemText(t, first)) : undefined);
    } catch {
      setProblem(t("dashboard.act.failed"));
    }
  };
  if (draft.voucherCode)
    return (
      <Button onClick={() => void use(null)}>{t("dashboard.draft.voucherEnd", { code: draft.voucherCode })}</Button>
    );
  return (
    <form
      className="da-field-row"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim()) void use(code.trim());
      }}
    >
      <TextField
        label={t("dashboard.draft.voucher")}
        value={code}
        maxLength={100}
        autoComplete="off"
        error={problem}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" aria-disabled={!code.trim() || act.isPending}>
        {t("dashboard.draft.use")}
      </Button>
    </form>
  );
}
