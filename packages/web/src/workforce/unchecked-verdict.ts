import type { Verdict } from '@sitewright/domain/workforce/verdict';
import { notCheckedText } from '../labour/not-checked.ts';

/** After a day without signal nobody is clear any more: ask them. Who may not work still may not. */
export function uncheckedAfter<V extends Verdict>(verdict: V, storedAt: number): V {
  const reason = notCheckedText(storedAt);
  if (!reason || verdict.state === 'cannot') return verdict;
  return { ...verdict, state: 'warned', reason, reasons: [reason, ...verdict.reasons] };
}
