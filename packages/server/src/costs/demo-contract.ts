import { londonInstant } from '@sitewright/domain/kernel/calendar';
import type { Demo } from '../platform/demo-part.ts';
import type { projects } from '../projects/table.ts';

export type Contract = typeof projects.$inferSelect;

export const byContractsManager = ({ people }: Demo) => ({
  createdBy: people['Contracts Manager'],
  updatedBy: people['Contracts Manager'],
});

export const atNine = (date: string): Date => londonInstant(new Date(`${date}T09:00:00Z`));

/** What the final account adds to the value of the completed contract. */
export const finalAccountAddition = '16450';
