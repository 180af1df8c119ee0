import { date, index, integer, unique } from 'drizzle-orm/pg-core';
import { userId } from '../platform/audit.ts';
import { clientId, instant, oncePerClientId } from '../platform/columns.ts';
import { ownedBy, tenantTable } from '../platform/tenancy.ts';
import { ofProject } from '../projects/of-project.ts';
import { labourSessions } from './table.ts';

/** A person, or an unnamed crew, who was accounted for at a roll call of a contract on that day. */
export const rollCallTicks = tenantTable(
  'roll_call_ticks',
  {
    projectId: integer().notNull(),
    date: date().notNull(),
    labourSessionId: integer().notNull(),
    /** 0 for the unnamed members of a crew. */
    workerId: integer().notNull(),
    accountedAt: instant().notNull(),
    clientId: clientId(),
    createdBy: userId(),
  },
  (t) => [
    oncePerClientId('roll_call_ticks', t),
    ofProject('roll_call_ticks', t),
    ownedBy('roll_call_ticks_session_fk', t, t.labourSessionId, labourSessions),
    unique('roll_call_ticks_once').on(t.organizationId, t.labourSessionId, t.workerId, t.date),
    index().on(t.organizationId, t.projectId, t.date),
  ],
);
