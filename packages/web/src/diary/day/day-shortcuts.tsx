import { deliveriesApi } from '@sitewright/domain/deliveries/api';
import { can } from '@sitewright/domain/kernel/access';
import { obstacleToReporting } from '@sitewright/domain/site-issues/rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ClipboardList, Flag, Forklift, Truck } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../platform/session.ts';
import { useNeedsSignal } from '../../platform/use-needs-signal.ts';
import { keepLastContract } from '../../projects/last-contract.ts';
import { cn } from '../../ui/cn.ts';
import { diaryQueries } from '../queries.ts';
import { ChooseDelivery } from './choose-delivery.tsx';
import type { DayContext } from './day-context.ts';

const tile =
  'grid min-h-14 place-items-center aria-disabled:cursor-not-allowed aria-disabled:opacity-60 content-center gap-0.5 rounded-control border border-line bg-surface px-1 text-xs font-medium hover:bg-sunken';

/** On a phone: what is done from the day, one tap each; without what the role cannot do. */
export function QuickActions({ project }: Pick<DayContext, 'project'>) {
  const [isReceiving, setReceiving] = useState(false);
  const actor = useActor();
  const needsSignal = useNeedsSignal(deliveriesApi.receive);
  const { slug } = project;
  return (
    <nav
      aria-label="Quick actions"
      className="grid auto-cols-fr grid-flow-col gap-2 md:hidden print:hidden"
    >
      {can(actor, 'purchaseOrder.receive', 'A') && (
        <button
          type="button"
          className={tile}
          aria-disabled={needsSignal ? true : undefined}
          onClick={() => !needsSignal && setReceiving(true)}
        >
          <Truck aria-hidden="true" className="size-icon text-text-2" />
          Receive
          {needsSignal && <span className="text-text-2">{needsSignal.message}</span>}
        </button>
      )}
      {!obstacleToReporting(actor) && (
        <Link
          to="/project/$slug/site-issues/{-$action}/{-$issueId}"
          params={{ slug, action: 'new' }}
          className={tile}
        >
          <Flag aria-hidden="true" className="size-icon text-text-2" />
          Issue
        </Link>
      )}
      <Link to="/project/$slug" params={{ slug }} search={{ tab: 'plant' }} className={tile}>
        <Forklift aria-hidden="true" className="size-icon text-text-2" />
        Plant
      </Link>
      <Link
        to="/wellbeing"
        search={{ day: slug }}
        hash="talks"
        onClick={() => keepLastContract(actor, project.id)}
        className={tile}
      >
        <ClipboardList aria-hidden="true" className="size-icon text-text-2" />
        Talk
      </Link>
      {isReceiving && <ChooseDelivery project={project} onClose={() => setReceiving(false)} />}
    </nav>
  );
}

type Jump = { id: string; label: string; count?: number };

/** Links to the sections of a long day; on a wide screen with a rail they are all visible. */
export function JumpLinks(place: DayContext) {
  const { data: entries } = useQuery(diaryQueries.ofDay(place));
  const { data: comments } = useQuery(diaryQueries.comments(place.project.id, place.date));
  const photos = entries?.flatMap((entry) => entry.photos).length ?? 0;
  const jumps: Jump[] = [
    ...(place.date === place.today ? [{ id: 'crews', label: 'Crews' }] : []),
    { id: 'entries', label: 'Entries', count: entries?.length ?? 0 },
    ...(photos > 0 ? [{ id: 'photos', label: 'Photos', count: photos }] : []),
    { id: 'comments', label: 'Comments', count: comments?.length ?? 0 },
    { id: 'finish', label: 'Finish' },
  ];
  return (
    <nav
      aria-label="On this day"
      className="flex flex-wrap max-md:justify-between xl:hidden print:hidden"
    >
      {jumps.map((jump, i) => (
        <JumpLink key={jump.id} {...jump} className={cn(i === 0 && '-ml-1.5 max-md:-ml-0.5')} />
      ))}
    </nav>
  );
}

const JumpLink = ({ id, label, count, className }: Jump & { className: string }) => (
  <a
    href={`#${id}`}
    onClick={(event) => {
      event.preventDefault();
      jumpTo(id);
    }}
    className={cn(
      'link inline-flex min-h-9 flex-none items-center gap-1 px-1.5 max-md:px-0.5 text-sm whitespace-nowrap site:min-h-11',
      className,
    )}
  >
    {label}
    {!!count && <span className="text-text-2 tabular-nums">{count}</span>}
  </a>
);

/** The focus goes along, so that the next Tab goes on from there. */
function jumpTo(id: string) {
  const part = document.getElementById(id) ?? document.querySelector<HTMLElement>(`[data-${id}]`);
  // The height of what is not painted yet is a guess: above the part it must be known.
  for (const entry of document.querySelectorAll<HTMLElement>('[data-drawn-when-near]'))
    entry.style.contentVisibility = 'visible';
  part?.setAttribute('tabindex', '-1');
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'start' });
}
