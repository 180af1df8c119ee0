import * as z from 'zod';
import { roles } from '../kernel/access.ts';
import { emptyToNull, line } from '../kernel/text.ts';
import { NotificationChoices } from '../notifications/preferences.ts';
import { PersonName } from '../session/credentials.ts';

const phoneFault = 'Phone must be a number such as 0113 496 0123';

/** As the specification wants the phones of contacts. */
const phone = z
  .string(phoneFault)
  .trim()
  .regex(/^\+?[\d\s()-]{7,20}$/, phoneFault);

/** The user's own profile fields. */
export const OwnProfile = z.object({
  name: PersonName,
  phone: emptyToNull(phone),
  jobTitle: emptyToNull(line('Job title', 100)),
});

/** Omitted fields stay as they are. */
export const SettingsChanges = OwnProfile.partial().extend({
  notifications: NotificationChoices.optional(),
});

/** The user's profile and preferences. */
export const OwnSettings = z.object({
  name: z.string(),
  email: z.string(),
  username: z.string(),
  role: z.enum(roles),
  phone: z.string().nullable(),
  jobTitle: z.string().nullable(),
  profilePicture: z.string().nullable(),
  notifications: NotificationChoices,
  /** Whether there is a link to their calendar; the link itself is shown once. */
  hasCalendar: z.boolean(),
  /** Whether API tokens are allowed. */
  hasApiAccess: z.boolean(),
});

export type OwnProfile = z.infer<typeof OwnProfile>;
export type OwnSettings = z.infer<typeof OwnSettings>;
export type SettingsChanges = z.infer<typeof SettingsChanges>;
