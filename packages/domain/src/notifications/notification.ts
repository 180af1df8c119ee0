import * as z from 'zod';
import { Id } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { instantOf } from '../kernel/period.ts';
import { categories, noticePriorities, noticeTypes } from './notification-values.ts';

const instant = z.iso.datetime().nullable();

export const Notification = z.object({
  id: Id,
  title: z.string(),
  message: z.string(),
  type: z.enum(noticeTypes),
  category: z.enum(categories),
  priority: z.enum(noticePriorities),
  userId: Id,
  projectId: Id.nullable(),
  /** The name of its contract, if it has one. */
  projectName: z.string().nullable(),
  metadata: z.object({
    /** Its subject, such as `approval`, and the record. */
    kind: z.string(),
    recordId: Id.nullable(),
    /** The path in the app where it can be dealt with. */
    link: z.string().nullable(),
  }),
  read: z.boolean(),
  readAt: instant,
  snoozedUntil: instant,
  /** It is settled and needs no action any more. */
  settledAt: instant,
  createdAt: z.iso.datetime(),
});

export const NotificationQuery = PageQuery.extend({
  category: z.enum(categories).optional(),
  unread: z.enum(['true', 'false']).optional(),
});

export const NotificationMark = z.object({
  read: z.boolean().optional(),
  snoozedUntil: instantOf('Please choose a date and time').nullable().optional(),
});

export const Unread = z.object({ unread: z.int() });

export type Notification = z.infer<typeof Notification>;
export type NotificationQuery = z.infer<typeof NotificationQuery>;
export type NotificationMark = z.infer<typeof NotificationMark>;
export type Unread = z.infer<typeof Unread>;
