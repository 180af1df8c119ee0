import { Refused } from '@sitewright/domain/kernel/problem';
import { contractIsGone } from '@sitewright/domain/plant/rules';
import { eq } from 'drizzle-orm';
import type { Row } from '../platform/bundle.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';

/** A machine comes back to the contract it was on. */
export const plantHomecoming = async (tx: Tx, { project_id }: Row): Promise<void> => {
  const isThere = await tx.$count(projects, eq(projects.id, Number(project_id)));
  if (!isThere) throw new Refused(contractIsGone);
};
