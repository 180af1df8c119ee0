import * as z from 'zod';

const deviceTimeWrong = 'Device time must be a date and a time';
/** A phone whose battery was empty may say 1970. */
const DeviceTime = z.iso
  .datetime({ offset: true, error: deviceTimeWrong })
  .transform((iso) => new Date(iso).toISOString())
  .refine((iso) => iso >= '1970' && iso < '2100', deviceTimeWrong);

const hundredYears = 36_525 * 24 * 3_600_000;
const offsetWrong = 'The difference between the clocks must be a number of milliseconds';
const Offset = z.int(offsetWrong).min(-hundredYears, offsetWrong).max(hundredYears, offsetWrong);

/** When a phone recorded an action, which it may have sent much later. */
export const Reported = z.object({
  /** The time on the phone's clock. */
  deviceAt: DeviceTime,
  /** The server's lead over the phone, in milliseconds, at its last answer before; null without one. */
  offset: Offset.nullable(),
  /** The server's lead when this was sent. */
  offsetNow: Offset,
});

export type Reported = z.infer<typeof Reported>;
