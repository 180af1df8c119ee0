import { obstacleToEditing } from '@sitewright/domain/workforce/rules';
import type { Worker } from '@sitewright/domain/workforce/worker';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { VerdictBadge, verdictInks } from '../../labour/worker-verdict.tsx';
import { useActor } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { ContactLinks } from '../../ui/contact-links.tsx';
import { RecordCard } from '../../ui/table/record-card.tsx';
import { CardChip, expiryText } from '../card.tsx';
import { expiryInk, expiryStateOf } from '../expiry-state.ts';
import { type VerdictScope, verdictSentence } from '../verdict-scope.ts';
import { notErased, type OpenAction } from '../worker-actions.ts';
import { Face, WorkerLink } from './worker-link.tsx';

type Props = {
  worker: Worker;
  scope: VerdictScope;
  menu: ReactNode;
  today: string;
  onAction: (action: OpenAction) => void;
};

/** A worker as shown at the gate: whether they may work, why not, and how to reach them. */
export const WorkerCard = ({ worker, scope, menu, today, onAction }: Props) => (
  <RecordCard
    title={<WorkerLink worker={worker} />}
    note={[worker.jobTitle, worker.company].filter(Boolean).join(' · ')}
    picture={<Face worker={worker} className="size-10" />}
    menu={menu}
  >
    <p className="flex flex-wrap items-center gap-2">
      <VerdictBadge {...worker.verdict} />
      <span className={cn('text-sm', verdictInks[worker.verdict.state])}>
        {verdictSentence(worker.verdict, scope)}
      </span>
    </p>
    <p className="flex flex-wrap items-center justify-between gap-x-3">
      <CardChip card={worker} />
      <span className={expiryInk[expiryStateOf(worker.cscsCardExpiry, today)]}>
        {expiryText(worker)}
      </span>
    </p>
    <Actions worker={worker} onAction={onAction} />
  </RecordCard>
);

/** The actions needed at the gate: a call, and the card. */
function Actions({ worker, onAction }: Pick<Props, 'worker' | 'onAction'>) {
  const obstacle = obstacleToEditing(notErased, useActor());
  const { firstName, lastName, mobilePhone: phone } = worker;
  const name = `${firstName} ${lastName}`;
  return (
    <div className="mt-auto flex flex-wrap gap-2 *:flex-1 empty:hidden">
      {phone && <ContactLinks name={name} phone={phone} email={null} />}
      {!obstacle && (
        <Button
          aria-label={`Check card: ${name}`}
          onClick={() => onAction({ action: 'card', worker })}
        >
          <BadgeCheck aria-hidden="true" className="size-4 site:size-5" />
          Check card
        </Button>
      )}
    </div>
  );
}
