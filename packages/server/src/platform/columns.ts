import { numeric, timestamp } from 'drizzle-orm/pg-core';

export const instant = () => timestamp({ withTimezone: true });

export const pounds = () => numeric({ precision: 15, scale: 2 });
