import { Play, ShieldX } from 'lucide-react';
import { useState } from 'react';
import { detailOf } from '../../platform/call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Failure } from '../../ui/layout/failure.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { SearchBox } from '../../ui/table/search-box.tsx';
import { crewIcons } from '../crew-labels.ts';
import { WorkerFix } from '../worker-fix.tsx';
import { Reason, VerdictBadge } from '../worker-verdict.tsx';
import { BarredMember } from './barred-member.tsx';
import { isBarred, matching, readyFirst, type Startable } from './startable.ts';
import { type Start, useStart } from './use-start.ts';

type Props = Start & {
  query: Parameters<typeof Loaded<Startable[]>>[0]['query'];
  /** Such as 'gangs'. */
  what: string;
  /** Shown where there are none. */
  empty: string;
  /** The initial search text. */
  named?: string;
};

/** As many as a user will read; the others are found by typing. */
const mostShown = 50;

export function StartList({ query, what, empty, named = '', ...start }: Props) {
  const [typed, setTyped] = useState(named);
  return (
    <Loaded query={query} what={what} empty={empty}>
      {(all) => {
        const found = readyFirst(matching(all, typed));
        return (
          <section className="grid gap-2">
            <SearchBox
              label={`Search ${what}`}
              hint={`Search ${what}`}
              value={typed}
              onChange={setTyped}
            />
            <ul aria-label={what} className="-mx-2 divide-y divide-line-2">
              {found.slice(0, mostShown).map((startable) => (
                <StartCrew key={startable.id} startable={startable} {...start} />
              ))}
            </ul>
            <output className="text-sm text-text-2">{remark(found.length, what)}</output>
          </section>
        );
      }}
    </Loaded>
  );
}

const remark = (found: number, what: string): string | false =>
  found === 0
    ? `No ${what} match.`
    : found > mostShown && `${found - mostShown} more. Type to find them.`;

type CrewProps = { startable: Startable } & Start;

/** One press and the clock runs. */
function StartCrew({ startable, ...start }: CrewProps) {
  const { perform, isPending, error } = useStart(start);
  const { crew, name, detail, warning, verdict, worker, atWork, barred } = startable;
  const Icon = crewIcons[crew.crewKind];
  const isNotStartable = isBarred(startable);
  const isBlocked = isPending || !!atWork || isNotStartable || start.isClosed;
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
          {atWork && <span className="text-xs tracking-normal text-text-2">{atWork}</span>}
          {verdict && verdict.state !== 'can' && <Reason verdict={verdict} />}
        </span>
        {verdict && <VerdictBadge {...verdict} />}
        {warning && (
          <Badge tone="bad" icon={ShieldX}>
            {warning}
          </Badge>
        )}
        {!atWork && !start.isClosed && !((verdict || warning) && isNotStartable) && (
          <span className="inline-flex flex-none items-center gap-1.5 text-xs font-medium tracking-normal text-text-2">
            {isPending && <Spinner />}
            {!isNotStartable && <Play aria-hidden="true" className="size-4" />}
            {startText(barred)}
          </span>
        )}
      </button>
      {worker && verdict?.state === 'cannot' && verdict.reason && !atWork && (
        <div className="mb-2 ml-10">
          <WorkerFix worker={worker} reason={verdict.reason} projectId={start.projectId} />
        </div>
      )}
      {barred && !atWork && (
        <ul aria-label={`Members of ${name} who cannot start`} className="mb-2 ml-10 grid gap-1">
          {barred.members.map((member) => (
            <BarredMember key={member.worker.id} {...member} projectId={start.projectId} />
          ))}
        </ul>
      )}
      {error && <Failure text={detailOf(error)} />}
    </li>
  );
}

function startText(barred: Startable['barred']): string {
  if (!barred) return 'Start';
  const { able, unnamed } = barred;
  if (able === 0) return unnamed > 0 ? 'No named member can start' : 'No one can start';
  if (unnamed > 0) return `Start ${able} named and ${unnamed} unnamed`;
  return able === 1 ? 'Start the other person' : `Start the other ${able} people`;
}
