import { formatDate } from '@sitewright/domain/kernel/calendar';
import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { noCardOnFile, obstacleToEditing } from '@sitewright/domain/workforce/rules';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import {
  type CardState,
  cardStateLabels,
  checkMethodLabels,
} from '@sitewright/domain/workforce/worker-values';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, CircleDashed, CircleX, type LucideIcon, UserX } from 'lucide-react';
import { CheckCard } from '../../labour/check-card.tsx';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { cn } from '../../ui/cn.ts';
import { momentText } from '../../ui/format/date-time.ts';
import { capitalised } from '../../ui/format/labels.ts';
import { Opener } from '../../ui/opener.tsx';
import { cardFill, colourOf, hasCard } from '../card.tsx';
import { expiryInk, expiryStateOf } from '../expiry-state.ts';
import { Part } from './part.tsx';
import { CardPhoto } from './picture-part.tsx';

type Props = { worker: WorkerRecord; today: string };

const looks: Record<CardState, { tone: Tone; icon: LucideIcon }> = {
  unverified: { tone: 'warn', icon: CircleDashed },
  verified: { tone: 'ok', icon: BadgeCheck },
  failed: { tone: 'bad', icon: CircleX },
  mismatch: { tone: 'bad', icon: UserX },
};

/** The card, who checked it last, and a button to check it again. */
export function CardFace({ worker, today }: Props) {
  const mayCheck = !obstacleToEditing(worker, useActor());
  return (
    <Part
      title="Card"
      aside={
        mayCheck && (
          <span className="flex flex-wrap items-center gap-2">
            <Opener
              icon={BadgeCheck}
              label="Verify card"
              obstacle={worker.cscsCardNumber ? undefined : noCardOnFile}
            >
              {(close) => <CheckCard worker={worker} onClose={close} />}
            </Opener>
          </span>
        )
      }
    >
      <div className="flex flex-wrap items-start gap-4">
        <Drawn worker={worker} today={today} />
        <div className="grid min-w-48 flex-1 gap-3">
          <p>
            <Badge {...looks[worker.cardState]}>{cardStateLabels[worker.cardState]}</Badge>
          </p>
          <Checks worker={worker} />
          <CardPhoto worker={worker} />
        </div>
      </div>
    </Part>
  );
}

function Drawn({ worker, today }: Props) {
  const colour = colourOf(worker.cscsCardType);
  const ends = worker.cscsCardExpiry;
  return (
    <article
      aria-label="Card preview"
      className="grid aspect-[1.586] w-80 max-w-full grid-rows-[auto_1fr] overflow-hidden rounded-card border border-control bg-surface text-sm"
    >
      <div className={cn('h-9 border-b border-control', cardFill(worker.cscsCardType))} />
      <div className="grid content-between gap-2 p-3.5">
        <p className="font-semibold">
          {hasCard(worker) ? (worker.cscsSchemeId ?? 'Card') : 'No card on file'}
          {colour && <span className="font-normal text-text-2"> · {capitalised(colour)} card</span>}
          <span className="block font-normal">{worker.cscsCardType}</span>
        </p>
        <p className="text-base font-semibold">
          {worker.cscsCustomerName ?? fullName(worker)}
          <span className="block text-sm font-normal text-text-2 tabular-nums">
            {worker.cscsCardNumber}
          </span>
        </p>
        <p className={expiryInk[expiryStateOf(ends, today)]}>
          {ends
            ? `${ends < today ? 'Expired' : 'Expires'} ${formatDate(ends)}`
            : 'No expiry on file'}
        </p>
      </div>
    </article>
  );
}

/** The last three looks at it. */
function Checks({ worker }: Pick<Props, 'worker'>) {
  const { data: checks } = useQuery(
    query(workforceApi.cardChecks, { params: { workerId: worker.id } }),
  );
  return (
    <ul className="grid gap-1 text-sm text-text-2">
      {(checks ?? []).slice(0, 3).map((check) => (
        <li key={check.id}>
          {cardStateLabels[check.result]} · {checkMethodLabels[check.method]} ·{' '}
          {check.checkedByName}, {momentText(check.createdAt)}
          {check.note && <span className="block">{check.note}</span>}
        </li>
      ))}
    </ul>
  );
}
