import { foreignKey, type PgColumn } from 'drizzle-orm/pg-core';
import { projects } from './table.ts';

type Owned = { organizationId: PgColumn; projectId: PgColumn };

/** The row goes with its contract; the organisation is part of the key, for keys are checked outside row security. */
export const ofProject = (table: string, { organizationId, projectId }: Owned) =>
  foreignKey({
    name: `${table}_project_fk`,
    columns: [organizationId, projectId],
    foreignColumns: [projects.organizationId, projects.id],
  }).onDelete('cascade');
