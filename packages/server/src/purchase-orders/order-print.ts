import { formatDate, formatDateTime } from '@sitewright/domain/kernel/calendar';
import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import { formatPounds, formatUnitPrice } from '@sitewright/domain/kernel/pounds';
import { orderNumberText } from '@sitewright/domain/purchase-orders/order-labels';
import {
  discountText,
  quoteOurNumber,
  sumsOfOrder,
  taxNotesOf,
} from '@sitewright/domain/purchase-orders/order-sums';
import type { OrderLine, PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { filledFacts, quietText, text, under } from '../platform/pdf/blocks.ts';
import type { Block, Letterhead, Print, PrintColumn } from '../platform/pdf/print.ts';

export type PrintedContract = {
  code: string | null;
  address: string | null;
  postcode: string | null;
};

/** What the document shows in addition to the order. */
type PrintFacts = {
  letterhead: Letterhead;
  /** Absent where the supplier's record has none. */
  supplier: { vatNumber: string | null; companyNumber: string | null };
  contract: PrintedContract;
  /** Where the supplier acknowledges it without an account. */
  link: string | undefined;
};

/** As of its last change, so that the same order always gives the same document. */
export function layOutOrder(order: PurchaseOrder, facts: PrintFacts): Print {
  const madeAt = new Date(order.updatedAt);
  return {
    letterhead: facts.letterhead,
    title: `Purchase order ${orderNumberText(order)}`,
    subtitle: [facts.contract.code, order.contractName].filter(Boolean).join(' · '),
    madeAt,
    made: `as at ${formatDateTime(madeAt)}`,
    blocks: [
      { kind: 'boxes', boxes: [toSupplier(order, facts), deliveryBox(order, facts)] },
      { kind: 'facts', facts: factsOf(order) },
      quietText(quoteOurNumber),
      linesOf(order.items),
      { kind: 'sums', sums: sumsOfOrder(order) },
      ...taxNotesOf(order).map(text),
      ...under('Notes', order.notes ? [text(order.notes)] : []),
      ...under('Terms', order.terms ? [text(order.terms)] : []),
      ...approvalOf(order),
      ...acknowledgement(facts.link),
    ],
  };
}

const joinLines = (lines: readonly (string | null | false)[]): string =>
  lines.filter(Boolean).join('\n');

const named = (label: string, value: string | null): string | false =>
  value !== null && value !== '' && `${label}: ${value}`;

const toSupplier = (order: PurchaseOrder, { supplier }: PrintFacts) => ({
  title: 'To',
  text: joinLines([
    order.supplierName,
    order.supplierAddress,
    [order.supplierPhone, order.supplierEmail].filter(Boolean).join(' · '),
    named('Company number', supplier.companyNumber),
    named('VAT number', supplier.vatNumber),
  ]),
});

const deliveryBox = (order: PurchaseOrder, { contract: { address, postcode } }: PrintFacts) => ({
  title: 'Deliver to',
  text: joinLines([
    order.deliveryAddress ?? (joinLines([address, postcode]) || order.contractName),
    named('Delivery date', order.deliveryDate && formatDate(order.deliveryDate)),
    named('Site contact', order.siteContact),
    order.deliveryInstructions,
  ]),
});

const factsOf = (order: PurchaseOrder) =>
  filledFacts([
    ['Order number', orderNumberText(order)],
    ['Issued', order.issueDate && formatDate(order.issueDate)],
    ['Contract', order.contractName],
    ['Ordered by', order.createdByName],
  ]);

const columns = {
  place: { header: '#', share: 0.6, align: 'right' },
  description: { header: 'Description', share: 6 },
  quantity: { header: 'Quantity', share: 1.6, align: 'right' },
  unit: { header: 'Unit', share: 1 },
  unitPrice: { header: 'Unit price', share: 1.7, align: 'right' },
  discount: { header: 'Discount', share: 1.3, align: 'right' },
  total: { header: 'Total', share: 1.9, align: 'right' },
} as const satisfies Record<string, PrintColumn>;

type Column = keyof typeof columns;

const cellsOf = (line: OrderLine, index: number): Record<Column, string> => ({
  place: String(index + 1),
  description: line.description,
  quantity: readableDecimal(line.quantity),
  unit: line.unit ?? '',
  unitPrice: formatUnitPrice(line.unitPrice ?? '0'),
  discount: discountText(line),
  total: formatPounds(line.lineTotal ?? '0'),
});

/** The discount column appears only if a line has a discount. */
function linesOf(items: readonly OrderLine[]): Block {
  const shown = (Object.keys(columns) as Column[]).filter(
    (column) => column !== 'discount' || items.some((line) => discountText(line) !== ''),
  );
  const rows = items.map(cellsOf).map((cells) => shown.map((column) => cells[column]));
  return { kind: 'table', columns: shown.map((column) => columns[column]), rows };
}

const approvalOf = ({ approvedAt, approvedByName }: PurchaseOrder): Block[] =>
  approvedAt
    ? [
        {
          kind: 'signature',
          label: 'Approved by',
          name: approvedByName ?? 'A former user',
          when: formatDateTime(new Date(approvedAt)),
        },
      ]
    : [];

const acknowledgement = (link: string | undefined): Block[] =>
  under('Please acknowledge this order', link ? [{ ...text(link), address: link }] : []);
