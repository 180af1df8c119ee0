export const supplierTypes = [
  'materials',
  'plant_hire',
  'subcontractor',
  'labour_agency',
  'waste_carrier',
  'professional_services',
  'utilities',
  'other',
] as const;

/** `pending` is being set up; `on_hold` and `blocked` take no new orders. */
export const supplierStatuses = [
  'pending',
  'active',
  'preferred',
  'on_hold',
  'blocked',
  'inactive',
] as const;

export const insuranceTypes = [
  'public_liability',
  'employers_liability',
  'professional_indemnity',
  'plant_hired_in',
] as const;

/** The Construction Industry Scheme deduction: none, 20 % or 30 %. */
export const cisStatuses = [
  'gross',
  'standard20',
  'higher30',
  'unverified',
  'not_in_scope',
] as const;

export const linkStatuses = ['active', 'ended'] as const;

export type SupplierType = (typeof supplierTypes)[number];
export type SupplierStatus = (typeof supplierStatuses)[number];
export type InsuranceType = (typeof insuranceTypes)[number];
export type CisStatus = (typeof cisStatuses)[number];
