import { dayText, timeText } from '../ui/format/date-time.ts';

const longestKept = 24 * 3_600_000;

/** `Not checked since 07:02 on 17/11/2026`, where it was stored more than a day ago. */
export function notCheckedText(storedAt: number, now = Date.now()): string | undefined {
  if (now - storedAt <= longestKept) return;
  const stored = new Date(storedAt).toISOString();
  return `Not checked since ${timeText(stored)} on ${dayText(stored)}`;
}
