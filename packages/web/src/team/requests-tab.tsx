import type { WaitingRequest } from '@sitewright/domain/team/access-request';
import type { Decision } from '@sitewright/domain/team/member-values';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleX, Clock, Inbox, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { momentText } from '../ui/format/date-time.ts';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { lazyDialog } from '../ui/layout/lazy-dialog.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { hoursLeft } from './hours-left.ts';
import { teamQueries } from './queries.ts';

const DecideRequest = lazyDialog(() => import('./actions/decide-request.tsx'), 'DecideRequest');

type OpenDecision = { decision: Decision; request: WaitingRequest };

/** The access requests, the longest waiting first; the decided ones below. */
export function RequestsTab() {
  const [openDecision, setOpenDecision] = useState<OpenDecision>();
  return (
    <>
      <Loaded
        query={useQuery(teamQueries.requests())}
        what="access requests"
        empty={<NoRequests />}
      >
        {(requests) => (
          <ul className="grid gap-3">
            {inOrder(requests).map((request) => (
              <li key={request.id}>
                <Request
                  request={request}
                  onDecide={(decision) => setOpenDecision({ decision, request })}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {openDecision && (
        <DecideRequest {...openDecision} onClose={() => setOpenDecision(undefined)} />
      )}
    </>
  );
}

const inOrder = (requests: readonly WaitingRequest[]) => [
  ...requests
    .filter(({ status }) => status === 'new')
    .sort((request, other) => request.createdAt.localeCompare(other.createdAt)),
  ...requests.filter(({ status }) => status !== 'new'),
];

type Props = { request: WaitingRequest; onDecide: (decision: Decision) => void };

const Request = ({ request, onDecide }: Props) => (
  <article className="grid gap-3 rounded-card border border-line bg-surface p-4">
    <div className="flex flex-wrap items-start justify-between gap-2">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <h2 className="text-base">
          {request.name}, {request.company}
        </h2>
        <p className="text-sm text-text-2">
          {request.role} · {request.email}
        </p>
      </div>
      <State request={request} />
    </div>
    {request.message && <p className="text-sm whitespace-pre-line">{request.message}</p>}
    <p className="text-sm text-text-2">
      Received <time dateTime={request.createdAt}>{momentText(request.createdAt)}</time>
      {request.decidedAt &&
        `, decided by ${request.decidedByName} ${momentText(request.decidedAt)}`}
      {request.reason && `: ${request.reason}`}
    </p>
    {request.status === 'new' && <Choices request={request} onDecide={onDecide} />}
  </article>
);

const Choices = ({ request, onDecide }: Props) => (
  <div className="flex flex-wrap items-center gap-2">
    <Button
      tone="primary"
      aria-label={`Approve ${request.name}`}
      onClick={() => onDecide('approved')}
    >
      Approve
    </Button>
    <Button aria-label={`Decline ${request.name}`} onClick={() => onDecide('declined')}>
      Decline
    </Button>
    <Button aria-label={`Spam from ${request.name}`} onClick={() => onDecide('spam')}>
      Spam
    </Button>
    {request.hasAccount && (
      <Badge tone="warn" icon={CircleAlert}>
        Already has an account
      </Badge>
    )}
  </div>
);

const decided = {
  approved: { tone: 'ok', icon: CircleCheck, word: 'Approved' },
  declined: { tone: 'plain', icon: CircleX, word: 'Declined' },
  spam: { tone: 'plain', icon: ShieldAlert, word: 'Spam' },
} as const;

/** The clock of the promise, as long as it runs. */
function State({ request: { status, createdAt } }: { request: WaitingRequest }) {
  if (status !== 'new') {
    const { word, ...look } = decided[status];
    return <Badge {...look}>{word}</Badge>;
  }
  const left = hoursLeft(createdAt, new Date());
  return left > 0 ? (
    <Badge tone={left <= 6 ? 'warn' : 'info'} icon={Clock}>
      {left} h left
    </Badge>
  ) : (
    <Badge tone="bad" icon={CircleAlert}>
      {left === 0 ? 'Overdue (24 h target)' : `${-left} h overdue`}
    </Badge>
  );
}

const NoRequests = () => (
  <EmptyState
    icon={Inbox}
    title="No access requests"
    text="Requests from the sign-in page appear here. Answer them within 24 hours."
  />
);
