import type { Verdict } from '@sitewright/domain/workforce/verdict';
import { notCheckedText } from '../labour/not-checked.ts';

/** After a day without signal no one counts as cleared: check again. Workers who may not work still may not. */
export function uncheckedAfter<V extends Verdict>(verdict: V, storedAt: number): V {
  const reason = notCheckedText(storedAt);
  if (!reason || verdict.state === 'cannot') return verdict;
  return { ...verdict, state: 'warned', reason, reasons: [reason, ...verdict.reasons] };
}
