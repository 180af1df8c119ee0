import type { InsuranceType } from '@sitewright/domain/suppliers/supplier-type';
import type { suppliers } from './table.ts';

/** An insurance that ends so many days from today, for so many pounds. */
export type DemoPolicy = [type: InsuranceType, days: number, cover: string];

export type DemoSupplier = Omit<
  typeof suppliers.$inferInsert,
  'id' | 'organizationId' | 'createdAt' | 'updatedAt'
> & {
  policies?: DemoPolicy[];
  contacts?: { name: string; role: string; phone: string; email?: string }[];
  /** The contracts they work on, by slug. */
  sites?: string[];
  /** Days ago. */
  verified?: number;
  /** The day of the third short load, in days from today; on hold since. */
  shortLoads?: number;
  /** Days ago; otherwise before the first contract. */
  added?: number;
};

/** Where they work. */
export const demoSitesOfSuppliers = {
  kestrel: 'kestrel-wharf-block-c',
  quarry: 'quarry-bank-sheltered-homes',
  hollin: 'hollin-lane-primary',
  farrier: 'farrier-row-unit-4',
  oswin: 'st-oswins-tower-repairs',
};
