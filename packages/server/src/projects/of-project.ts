import type { PgColumn } from 'drizzle-orm/pg-core';
import { goesWith } from '../platform/tenancy.ts';
import { projects } from './table.ts';

type Owned = { organizationId: PgColumn; projectId: PgColumn };

/** The row goes with its contract. */
export const ofProject = (table: string, t: Owned) =>
  goesWith(`${table}_project_fk`, t, t.projectId, projects);
