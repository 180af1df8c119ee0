import type { Volume } from '@sitewright/domain/kernel/free-space';
import type { Notice, Person } from '@sitewright/domain/notifications/notice';
import type { Tx } from '../platform/tenancy.ts';

/** Who is there, and when it is. */
export type Circumstances = {
  people: readonly Person[];
  now: Date;
  today: string;
  /** The slug of whoever runs the installation, where one is named. */
  operator?: string | undefined;
  /** The disks of the installation, where somebody has looked at them. */
  volumes?: readonly Volume[] | undefined;
};

/** What a rule finds out of the tables; of one record, where it is asked about one. */
export type Find = (tx: Tx, at: Circumstances, recordId?: number) => Promise<Notice[]>;
