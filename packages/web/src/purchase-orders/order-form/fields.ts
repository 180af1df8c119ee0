import type { Project } from '@sitewright/domain/projects/project';
import { supplierRequired } from '@sitewright/domain/purchase-orders/draft-order';
import { deliversBeforeIssue, doDatesCross } from '@sitewright/domain/purchase-orders/order-dates';
import {
  type PurchaseOrder,
  PurchaseOrderDraft,
} from '@sitewright/domain/purchase-orders/purchase-order';
import * as z from 'zod';
import { textsOf, yesNo } from '../../forms/field-values.ts';
import type { useForm } from '../../ui/fields/use-form.ts';
import { blankLine, cells, type Line } from '../line-grid/lines.ts';

/** Chosen for a supplier who is not in the register. */
export const otherSupplier = 'other';

const { shape } = PurchaseOrderDraft;

/** The head of an order; a select without a choice holds the empty text. */
export const OrderFields = z
  .object({
    supplierId: z.string().transform((value) => Number(value) || null),
    supplierName: shape.supplierName,
    supplierEmail: shape.supplierEmail,
    contractId: z.string().regex(/^\d+$/, 'Please choose a contract').transform(Number),
    issueDate: shape.issueDate,
    deliveryDate: shape.deliveryDate,
    deliveryAddress: shape.deliveryAddress,
    siteContact: shape.siteContact,
    costHead: shape.costHead,
    vatTreatment: shape.vatTreatment,
    cisApplies: yesNo,
    deliveryInstructions: shape.deliveryInstructions,
    terms: shape.terms,
    notes: shape.notes,
  })
  .refine(({ supplierId, supplierName }) => supplierId || supplierName, {
    path: ['supplierId'],
    error: supplierRequired.message,
    // Also while other fields have errors, so that all errors are shown at once.
    when: () => true,
  })
  .refine((filled) => !doDatesCross(filled), {
    path: ['deliveryDate'],
    error: deliversBeforeIssue.message,
    when: () => true,
  });

export type FieldName = keyof z.input<typeof OrderFields>;
type Values = Record<FieldName, string>;
export type Filled = z.output<typeof OrderFields>;
export type HeaderForm = ReturnType<typeof useForm<typeof OrderFields>>;

/** An order as it is being written. */
export type OrderInput = { values: Values; lines: readonly Line[] };

const names = Object.keys(OrderFields.shape) as FieldName[];

export const blank = (today: string): Values => ({
  supplierId: '',
  supplierName: '',
  supplierEmail: '',
  contractId: '',
  issueDate: today,
  deliveryDate: '',
  deliveryAddress: '',
  siteContact: '',
  costHead: 'materials',
  vatTreatment: 'standard20',
  cisApplies: 'no',
  deliveryInstructions: '',
  terms: '',
  notes: '',
});

export const valuesOf = (order: PurchaseOrder): Values => ({
  ...textsOf(OrderFields.shape, order),
  ...(order.supplierId ? { supplierName: '', supplierEmail: '' } : { supplierId: otherSupplier }),
});

export const differences = (before: Values, after: Values): FieldName[] =>
  names.filter((name) => before[name] !== after[name]);

export const pickChanged = (changed: readonly FieldName[], filled: Filled): Partial<Filled> =>
  Object.fromEntries(changed.map((name) => [name, filled[name]]));

/** The same for the form as typed; undefined while it cannot be saved. */
export const changedFields = (
  changed: readonly FieldName[],
  values: Values,
): Partial<PurchaseOrder> =>
  Object.fromEntries(
    changed.map((name) => [name, OrderFields.shape[name].safeParse(values[name]).data]),
  );

/** The site's address is the default delivery address. */
export const siteOf = (project: Project | undefined): string =>
  [project?.address, project?.postcode].filter(Boolean).join(', ');

/** A supplier of the register has a name and an email of its own. */
export const bodyOf = ({ supplierName, supplierEmail, ...filled }: Filled) =>
  filled.supplierId ? filled : { ...filled, supplierName, supplierEmail };

export const textOf = (value: unknown, otherwise = ''): string =>
  typeof value === 'string' ? value : otherwise;

/** Reads a stored draft; fields that the form does not have are dropped. */
export const readOrderInput =
  (today: string) =>
  (stored: Record<string, unknown>): OrderInput => {
    const { values, lines } = stored as { values: Record<string, unknown>; lines: unknown[] };
    const start = Object.entries(blank(today)).map(([name, value]) => [
      name,
      textOf(values[name], value),
    ]);
    return { values: Object.fromEntries(start), lines: lines.map(lineIn) };
  };

const lineIn = (stored: unknown, place: number): Line => {
  const line = stored as Partial<Line>;
  const texts = Object.fromEntries(cells.map((cell) => [cell, textOf(line[cell])]));
  return { ...blankLine, ...line, ...texts, key: place + 1 };
};
