import { costsApi } from '@sitewright/domain/costs/api';
import { obstacleToRate } from '@sitewright/domain/costs/find-unrated';
import { RateOfHours, type UnratedHours } from '@sitewright/domain/costs/unrated-hours';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { call } from '../../platform/call.ts';
import { invalidateAfter } from '../../platform/invalidate.ts';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import type { Bound } from '../../ui/fields/field.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { useForm } from '../../ui/fields/use-form.ts';
import { LockedNote } from '../../ui/layout/locked-note.tsx';
import { number } from '../../ui/table/labels.ts';
import { hoursText } from '../labels.ts';

type Props = { projectId?: number | undefined; onClose: () => void };

/** All hours without a rate, with a rate to enter for each person, crew and trade. */
export function SetRates({ projectId, onClose }: Props) {
  const { data } = useQuery(query(costsApi.unratedHours, { query: { projectId } }));
  return data && <RatesForm unrated={data} onClose={onClose} />;
}

const rate = z.preprocess((typed) => typed || null, RateOfHours.nullable());

/** Named by their place. */
const fieldsFor = (unrated: readonly UnratedHours[]) =>
  z
    .object(Object.fromEntries(unrated.map((_, i) => [String(i), rate])))
    .refine((filled) => Object.values(filled).some(Boolean), {
      message: 'Please enter at least one rate',
      path: ['0'],
    });

type FormProps = { unrated: readonly UnratedHours[]; onClose: () => void };

function RatesForm({ unrated, onClose }: FormProps) {
  const save = useSaveRates(onClose);
  const form = useForm(
    fieldsFor(unrated),
    Object.fromEntries(unrated.map((_, i) => [String(i), ''])),
    {
      onSubmit: (filled) =>
        save.mutate(
          unrated.flatMap((hours, i) => {
            const hourlyRate = filled[String(i)];
            return hourlyRate ? { ...hours, hourlyRate } : [];
          }),
        ),
    },
  );
  const blocked = useBlockedKinds(unrated);
  const isAllBlocked = unrated.length > 0 && unrated.every(({ kind }) => blocked.has(kind));
  return (
    <FormDialog
      title="Set a rate"
      description="Each rate applies to all the hours listed with it, on every contract."
      submitText="Save rates"
      command={save}
      submitObstacle={isAllBlocked ? nothingToSet : undefined}
      form={form}
      onClose={onClose}
    >
      {unrated.length === 0 && <p className="text-sm text-text-2">All hours have a rate.</p>}
      {[...new Set(blocked.values())].map((reason) => (
        <LockedNote key={reason} text={reason} />
      ))}
      <ul className="-m-1 grid max-h-[60vh] gap-4 overflow-y-auto p-1">
        {unrated.map((hours, i) => (
          <li key={[hours.kind, hours.workerId, hours.gangId, hours.name].join()}>
            <RateField
              hours={hours}
              isBlocked={blocked.has(hours.kind)}
              bound={form.field(String(i))}
            />
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}

const nothingToSet = { message: 'Your role does not allow setting any of these rates.' };

/** The kinds of rates that this user may not set, each with who may: said once for all its rows. */
function useBlockedKinds(unrated: readonly UnratedHours[]): Map<UnratedHours['kind'], string> {
  const actor = useActor();
  return new Map(
    unrated.flatMap(({ kind }) => {
      const obstacle = obstacleToRate(kind, actor);
      return obstacle ? [[kind, obstacle.message] as const] : [];
    }),
  );
}

type RateFieldProps = { hours: UnratedHours; isBlocked: boolean; bound: Bound };

/** The field of a rate, or the hours alone. */
function RateField({ hours, isBlocked, bound }: RateFieldProps) {
  const size = hoursIn(hours);
  if (!isBlocked)
    return (
      <MoneyField
        label={hours.name}
        help={`${size}. ${effects[hours.kind](hours)}`}
        isOptional
        {...bound}
      />
    );
  return (
    <p className="grid text-sm">
      <span className="font-medium">{hours.name}</span>
      <span className="text-xs text-text-2">{size}</span>
    </p>
  );
}

/** '26.0 hours in 3 records' */
const hoursIn = ({ hours, records }: UnratedHours): string =>
  `${hoursText(hours, 'hours')} in ${number(records)} ${records === 1 ? 'record' : 'records'}`;

/** What an entered rate is saved as. */
const effects: Record<UnratedHours['kind'], (hours: UnratedHours) => string> = {
  worker: ({ from }) => `Hourly pay rate from ${formatDate(from)}.`,
  crew: () => 'Agreed hourly rate for each person.',
  trade: () => 'Standard hourly rate of the trade.',
};

type Rated = UnratedHours & { hourlyRate: string };

/** One kind after the other: each needs a permission of its own. */
function useSaveRates(onClose: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation<void, Error, Rated[]>({
    mutationFn: sendRates,
    onSuccess: () => {
      onClose();
      toast({ text: 'Rates saved' });
    },
    onSettled: () =>
      invalidateAfter(client, costsApi.setCrewRates, [
        organizationsApi.current,
        workforceApi.rates,
      ]),
  });
}

async function sendRates(rated: readonly Rated[]): Promise<void> {
  const workers = rated.flatMap(({ workerId, hourlyRate }) =>
    workerId === null ? [] : { workerId, hourlyRate },
  );
  const of = (wanted: UnratedHours['kind']) => rated.filter(({ kind }) => kind === wanted);
  const crews = of('crew').map(({ gangId, name, hourlyRate }) => ({ gangId, name, hourlyRate }));
  const trades = of('trade').map(({ name, hourlyRate }) => ({ name, hourlyRate }));
  if (workers.length > 0) await call(costsApi.setWorkerRates, { body: { rates: workers } });
  if (crews.length > 0) await call(costsApi.setCrewRates, { body: { rates: crews } });
  if (trades.length > 0) await call(costsApi.setTradeRates, { body: { rates: trades } });
}
