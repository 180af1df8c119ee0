import { obstacleOfRole } from '@sitewright/domain/kernel/access';
import { formatDate } from '@sitewright/domain/kernel/calendar';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { fullName } from '@sitewright/domain/labour/crew';
import { cisLabels } from '@sitewright/domain/suppliers/labels';
import { cisStatuses } from '@sitewright/domain/suppliers/supplier-type';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { RateDraft, type Rates } from '@sitewright/domain/workforce/pay';
import type { Revealed } from '@sitewright/domain/workforce/sealed';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import { useQuery } from '@tanstack/react-query';
import { Eye, Plus } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { today } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { optionsOf } from '../../ui/fields/options.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { LockedNote } from '../../ui/layout/locked-note.tsx';
import { RevealFields } from '../secrets/reveal-fields.tsx';
import type { ActionProps } from '../worker-actions.ts';
import { Paper, papersStyles } from './paper.tsx';
import { Part } from './part.tsx';

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
          <Button
            icon={Eye}
            onClick={() => (revealed ? setRevealed(undefined) : setOpenDialog('reveal'))}
          >
            {revealed ? 'Hide rates' : 'Show rates…'}
          </Button>
          {!isLocked && (
            <Button icon={Plus} onClick={() => setOpenDialog('add')}>
              Set a rate…
            </Button>
          )}
        </span>
      }
    >
      <Loaded query={rates} what="rates" empty="No rates on file.">
        {(rows) => (
          <ul className={papersStyles}>
            {rows.map(({ id, effectiveFrom }) => (
              <Paper
                key={id}
                name={`the rate from ${formatDate(effectiveFrom)}`}
                title={`From ${formatDate(effectiveFrom)}`}
                note={figuresOf(revealed?.rates?.find((rate) => rate.id === id))}
                removal={
                  isLocked
                    ? undefined
                    : { endpoint: workforceApi.removeRate, input: { params: { workerRateId: id } } }
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
    hourlyRate && `${formatPounds(hourlyRate)} an hour`,
    dayRate && `${formatPounds(dayRate)} a day`,
    overtimeRate && `${formatPounds(overtimeRate)} overtime`,
    cisStatus && `CIS: ${cisLabels[cisStatus].toLowerCase()}`,
  ]
    .filter(Boolean)
    .join(', ');
};

const blank = { hourlyRate: '', dayRate: '', overtimeRate: '', cisStatus: '' };
const statuses = optionsOf(cisStatuses, cisLabels);

/** Saves no draft: pay is not stored in a browser. */
function SetRate({ worker, onClose }: ActionProps) {
  const { form, command } = useCommandForm({
    fields: RateDraft,
    start: { effectiveFrom: today(), ...blank },
    endpoint: workforceApi.addRate,
    inputOf: (body) => ({ params: { workerId: worker.id }, body }),
    doneMessage: ({ effectiveFrom }) => `Rate set from ${formatDate(effectiveFrom)}`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Set a rate for ${fullName(worker)}`}
      description="Costs use the rate on the day. Earlier days are not recalculated."
      command={command}
      form={form}
      onClose={onClose}
    >
      <DateField label="From" required {...form.field('effectiveFrom')} />
      <MoneyField label="Hourly rate" isOptional {...form.field('hourlyRate')} />
      <MoneyField label="Day rate" isOptional {...form.field('dayRate')} />
      <MoneyField label="Overtime rate" isOptional {...form.field('overtimeRate')} />
      <SelectField
        label="CIS status"
        help="For self-employed workers"
        isOptional
        options={statuses}
        onClear={() => form.set('cisStatus', '')}
        {...form.field('cisStatus')}
      />
    </FormDialog>
  );
}
