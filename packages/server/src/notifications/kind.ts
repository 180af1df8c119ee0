import type { Volume } from '@sitewright/domain/kernel/free-space';
import type { Notice, Person } from '@sitewright/domain/notifications/notice';
import type { Tx } from '../platform/tenancy.ts';

/** Who is there, and when it is. */
export type NoticeContext = {
  people: readonly Person[];
  now: Date;
  today: string;
  /** The slug of the operator, where one is configured. */
  operator?: string | undefined;
  /** The disks of the installation, where they have been measured. */
  volumes?: readonly Volume[] | undefined;
};

/** What a rule finds in the tables; limited to one record, if one is given. */
export type FindNotices = (tx: Tx, at: NoticeContext, recordId?: number) => Promise<Notice[]>;
