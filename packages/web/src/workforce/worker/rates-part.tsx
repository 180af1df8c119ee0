import { obstacleOfRole } from '@sitewright/domain/kernel/access';
import { inBritish } from '@sitewright/domain/kernel/calendar';
import { inPounds } from '@sitewright/domain/kernel/pounds';
import { cisLabels } from '@sitewright/domain/suppliers/labels';
import { workforceApi } from '@sitewright/domain/workforce/api';
import type { Rates } from '@sitewright/domain/workforce/pay';
import type { Revealed } from '@sitewright/domain/workforce/sealed';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import { useQuery } from '@tanstack/react-query';
import { Eye, Plus } from 'lucide-react';
import { useState } from 'react';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { LockedNote } from '../../ui/locked-note.tsx';
import { RevealFields } from '../secrets/reveal-fields.tsx';
import { Paper, papersLook } from './paper.tsx';
import { Part } from './part.tsx';
import { SetRate } from './set-rate.tsx';

type Props = { worker: WorkerRecord };

export function RatesPart({ worker }: Props) {
  const obstacle = obstacleOfRole(useActor(), 'worker.pay', 'R', 'see pay');
  return obstacle ? (
    <Part title="Pay">
      <LockedNote text={obstacle.message} />
    </Part>
  ) : (
    <RateHistory worker={worker} />
  );
}

/** The pay rates by start date; amounts are revealed for a reason, and only while the page is open. */
function RateHistory({ worker }: Props) {
  const rates = useQuery(query(workforceApi.rates, { params: { workerId: worker.id } }));
  const isLocked = obstacleOfRole(useActor(), 'worker.pay', 'U', 'set a rate');
  const [openDialog, setOpenDialog] = useState<'reveal' | 'add'>();
  const [revealed, setRevealed] = useState<Revealed>();
  const close = () => setOpenDialog(undefined);
  return (
    <Part
      title="Pay"
      aside={
        <span className="flex flex-wrap gap-2">
          <Button onClick={() => (revealed ? setRevealed(undefined) : setOpenDialog('reveal'))}>
            <Eye aria-hidden="true" className="size-4" />
            {revealed ? 'Hide the figures' : 'Show the figures…'}
          </Button>
          {!isLocked && (
            <Button onClick={() => setOpenDialog('add')}>
              <Plus aria-hidden="true" className="size-4" />
              Set a rate…
            </Button>
          )}
        </span>
      }
    >
      <Loaded query={rates} what="rates" empty="No rate is on file.">
        {(rows) => (
          <ul className={papersLook}>
            {rows.map(({ id, effectiveFrom }) => (
              <Paper
                key={id}
                name={`the rate from ${inBritish(effectiveFrom)}`}
                title={`From ${inBritish(effectiveFrom)}`}
                note={figuresOf(revealed?.rates?.find((rate) => rate.id === id))}
                removal={
                  isLocked
                    ? undefined
                    : { endpoint: workforceApi.removeRate, ask: { params: { workerRateId: id } } }
                }
              />
            ))}
          </ul>
        )}
      </Loaded>
      {openDialog === 'reveal' && (
        <RevealFields worker={worker} fields={['rates']} onRevealed={setRevealed} onClose={close} />
      )}
      {openDialog === 'add' && <SetRate worker={worker} onClose={close} />}
    </Part>
  );
}

const figuresOf = (rate: Rates | undefined): string => {
  if (!rate) return '£ ••••';
  const { hourlyRate, dayRate, overtimeRate, cisStatus } = rate;
  return [
    hourlyRate && `${inPounds(hourlyRate)} an hour`,
    dayRate && `${inPounds(dayRate)} a day`,
    overtimeRate && `${inPounds(overtimeRate)} overtime`,
    cisStatus && `CIS: ${cisLabels[cisStatus].toLowerCase()}`,
  ]
    .filter(Boolean)
    .join(', ');
};
