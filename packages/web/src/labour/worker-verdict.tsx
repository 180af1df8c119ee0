import type { Verdict } from '@sitewright/domain/workforce/verdict';
import type { VerdictState } from '@sitewright/domain/workforce/worker-values';
import { CircleCheck, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';
import { cn } from '../ui/cn.ts';

/** Short, for a badge. */
export const verdictLabels: Record<VerdictState, string> = {
  cannot: 'Cannot work',
  warned: 'Check',
  can: 'Clear',
};

type Look = { tone: 'ok' | 'warn' | 'bad'; icon: LucideIcon };

export const verdictStyles: Record<VerdictState, Look> = {
  cannot: { tone: 'bad', icon: OctagonAlert },
  warned: { tone: 'warn', icon: TriangleAlert },
  can: { tone: 'ok', icon: CircleCheck },
};

export const verdictInks: Record<VerdictState, string> = {
  cannot: 'text-on-bad-soft',
  warned: 'text-on-warn-soft',
  can: 'text-text-2',
};

/** Those who cannot work come first. */
export const verdictOrder: readonly VerdictState[] = ['cannot', 'warned', 'can'];

export const VerdictBadge = ({ state }: Pick<Verdict, 'state'>) => (
  <Badge {...verdictStyles[state]}>{verdictLabels[state]}</Badge>
);

const reasonOf = ({ reason }: Verdict): string => reason ?? 'All in date';

export const Reason = ({ verdict }: { verdict: Verdict }) => (
  <span className={cn('text-sm', verdictInks[verdict.state])}>{reasonOf(verdict)}</span>
);
