import { sql } from 'drizzle-orm';
import { numeric, type PgColumn, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const instant = () => timestamp({ withTimezone: true });

export const pounds = () => numeric({ precision: 15, scale: 2 });

/** The key of the request that creates the record; set by `serve` for what a phone may send late. */
export const clientId = () =>
  uuid().default(sql`nullif(current_setting('app.client_id', true), '')::uuid`);

/** One key makes one record. */
export const oncePerClientId = (
  table: string,
  t: Record<'organizationId' | 'clientId', PgColumn>,
) =>
  uniqueIndex(`${table}_client_id`)
    .on(t.organizationId, t.clientId)
    .where(sql`client_id is not null`);
