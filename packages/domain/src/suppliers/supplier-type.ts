import { keysOf } from '../kernel/keys-of.ts';
import { cisLabels, insuranceLabels, statusLabels, typeLabels } from './labels.ts';

export const supplierTypes = keysOf(typeLabels);
export const supplierStatuses = keysOf(statusLabels);
export const insuranceTypes = keysOf(insuranceLabels);
export const cisStatuses = keysOf(cisLabels);
export const linkStatuses = ['active', 'ended'] as const;

export type SupplierType = keyof typeof typeLabels;
export type SupplierStatus = keyof typeof statusLabels;
export type InsuranceType = keyof typeof insuranceLabels;
