import { instantOf } from './period.ts';

/** When a phone says that a record was written, for what is sent late; without it, the record is written now. */
export const CreatedAt = instantOf('Created at must be a date and a time').optional();

const longestDelay = 90 * 24 * 3_600_000;

/** As the phone says, but never later than now, and not before the time in which it could have waited to be sent. */
export const createdAtOf = (reported: string | undefined, now: Date): Date =>
  reported === undefined
    ? now
    : new Date(
        Math.max(Math.min(Date.parse(reported), now.getTime()), now.getTime() - longestDelay),
      );
