import { createdAtOf } from '../kernel/created-at.ts';

/** As the phone says, but not before the step that it follows: others may have taken one while it had no signal. */
export function stepTime(reported: string | undefined, lastStep: Date, now: Date): Date {
  const at = createdAtOf(reported, now);
  return at < lastStep ? lastStep : at;
}
