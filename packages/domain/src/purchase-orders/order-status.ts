import { keysOf } from '../kernel/keys-of.ts';
import { costHeadLabels, statusLabels, vatLabels } from './order-labels.ts';

export const orderStatuses = keysOf(statusLabels);
export const costHeads = keysOf(costHeadLabels);
export const vatTreatments = keysOf(vatLabels);

export type OrderStatus = keyof typeof statusLabels;
export type CostHead = keyof typeof costHeadLabels;
export type VatTreatment = keyof typeof vatLabels;
