import * as z from 'zod';
import { londonTime } from '../kernel/calendar.ts';
import { type Category, type Channel, categories } from './notification-values.ts';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 20:00');

const Choice = z.object({ inApp: z.boolean(), email: z.boolean(), digest: z.boolean() });

/** A user's notification preferences. */
export const NotificationChoices = z.object({
  categories: z.partialRecord(z.enum(categories), Choice),
  /** Quiet hours: emails wait for the digest. */
  quietHours: z.object({ from: clock, to: clock }).nullable(),
});

type Choice = z.infer<typeof Choice>;
export type NotificationChoices = z.infer<typeof NotificationChoices>;

const inAppAndDigest: Choice = { inApp: true, email: false, digest: true };
const everyWay: Choice = { inApp: true, email: true, digest: true };

/** Default: urgent topics are emailed at once. */
const usual: Record<Category, Choice> = {
  approvals: everyWay,
  issues: inAppAndDigest,
  certificates: everyWay,
  workforce: inAppAndDigest,
  insurances: inAppAndDigest,
  diary: inAppAndDigest,
  plant: inAppAndDigest,
  risk: inAppAndDigest,
  wellbeing: { inApp: true, email: true, digest: false },
  team: everyWay,
  general: inAppAndDigest,
};

/** Stored with the other preferences; missing choices have their defaults. */
export function readChoices(preferences: Record<string, unknown>): Required<NotificationChoices> {
  const { data } = NotificationChoices.safeParse(preferences.notifications);
  return { categories: { ...usual, ...data?.categories }, quietHours: data?.quietHours ?? null };
}

export const isChannelOn = (
  { categories: chosen }: NotificationChoices,
  category: Category,
  channel: Channel,
): boolean => (chosen[category] ?? usual[category])[channel];

/** From eight in the evening to six is over midnight. */
export function isQuietTime({ quietHours }: NotificationChoices, now: Date): boolean {
  if (!quietHours) return false;
  const { from, to } = quietHours;
  const time = londonTime(now);
  return from <= to ? time >= from && time < to : time >= from || time < to;
}

/** The same preferences without the digest. */
export const withoutDigest = (choices: NotificationChoices): NotificationChoices => ({
  ...choices,
  categories: Object.fromEntries(
    categories.map((category) => [
      category,
      { ...(choices.categories[category] ?? usual[category]), digest: false },
    ]),
  ),
});
