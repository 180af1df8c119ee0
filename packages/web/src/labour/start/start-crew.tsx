import { Play, ShieldX } from 'lucide-react';
import { detailOf } from '../../platform/call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Failure } from '../../ui/failure.tsx';
import { timeText } from '../../ui/format/moment.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { crewIcons } from '../crew-labels.ts';
import { Reason, VerdictBadge } from '../worker-verdict.tsx';
import type { Startable } from './startable.ts';
import { type Start, useStart } from './use-start.ts';

type Props = { startable: Startable } & Start;

/** One press and the clock runs. */
export function StartCrew({ startable, ...start }: Props) {
  const { perform, isPending, error } = useStart(start);
  const { crew, name, detail, warning, verdict, startedAt } = startable;
  const Icon = crewIcons[crew.crewKind];
  const isBlocked = isPending || !!startedAt;
  return (
    <li className="py-0.5">
      <button
        type="button"
        aria-disabled={isBlocked || undefined}
        onClick={isBlocked ? undefined : () => perform(crew)}
        className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-sunken aria-disabled:cursor-not-allowed"
      >
        <Icon aria-hidden="true" className="size-icon text-text-2" />
        <span className="grid min-w-0 flex-1">
          <span className="truncate text-sm font-medium">{name}</span>
          <span className="truncate text-xs tracking-normal text-text-2">{detail}</span>
          {verdict && verdict.state !== 'can' && <Reason verdict={verdict} />}
        </span>
        {verdict && <VerdictBadge {...verdict} />}
        {warning && (
          <Badge tone="bad" icon={ShieldX}>
            {warning}
          </Badge>
        )}
        <span className="inline-flex flex-none items-center gap-1.5 text-xs font-medium tracking-normal text-text-2">
          {isPending && <Spinner />}
          {startedAt ? (
            `At work since ${timeText(startedAt)}`
          ) : (
            <>
              <Play aria-hidden="true" className="size-4" />
              Start
            </>
          )}
        </span>
      </button>
      {error && <Failure text={detailOf(error)} />}
    </li>
  );
}
