import * as z from 'zod';
import { decimal } from '../kernel/decimal-field.ts';
import { Id, IdInPath, Version } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { siteDateOf } from '../kernel/period.ts';
import { asRead, audited, identified } from '../kernel/record-fields.ts';
import { emptyToNull, line, requiredLine } from '../kernel/text.ts';
import { costHeads } from '../purchase-orders/order-status.ts';

const most = '999999999.99';

/** Pounds that may be negative: a credit note is a negative cost. */
export const amount = (field: string) =>
  decimal(field, { places: 2, least: `-${most}`, most }).refine(
    (pounds) => pounds !== '0.00',
    `${field} cannot be zero`,
  );

export const Head = z.enum(costHeads, 'Please choose a cost head');

const Fields = z.object({
  head: Head,
  date: siteDateOf('Date'),
  description: requiredLine('Description', 300),
  supplierName: emptyToNull(line('Supplier', 200)),
  reference: emptyToNull(line('Reference', 50)),
  amount: amount('Amount'),
});

export const CostEntryDraft = Fields.extend({ projectId: Id });
export const CostEntryChanges = Fields.partial().extend({ version: Version.optional() });

/** A cost entered by hand, outside of orders, clocks and hires. */
export const CostEntry = z.object({
  ...identified,
  ...asRead(CostEntryDraft.shape),
  ...audited,
});

export const OfProjectQuery = PageQuery.extend({ projectId: IdInPath.optional() });

export type CostEntry = z.infer<typeof CostEntry>;
export type CostEntryDraft = z.infer<typeof CostEntryDraft>;
export type CostEntryChanges = z.infer<typeof CostEntryChanges>;
export type OfProjectQuery = z.infer<typeof OfProjectQuery>;
