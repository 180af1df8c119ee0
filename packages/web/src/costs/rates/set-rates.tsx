import { costsApi } from '@sitewright/domain/costs/api';
import { obstacleToRate } from '@sitewright/domain/costs/find-unrated';
import {
  type RateSetting,
  RateSettings,
  type UnratedHours,
} from '@sitewright/domain/costs/unrated-hours';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { number } from '../../ui/table/labels.ts';
import { hoursText } from '../labels.ts';

type Props = { projectId?: number | undefined; onClose: () => void };

/** All hours without a rate, with a rate to enter for each person, crew and trade. */
export function SetRates({ projectId, onClose }: Props) {
  const { data } = useQuery(query(costsApi.unratedHours, { query: { projectId } }));
  return data && <RatesForm unrated={data} onClose={onClose} />;
}

const { hourlyRate } = RateSettings.shape.rates.element.options[0].shape;
const rate = z.preprocess((typed) => typed || null, hourlyRate.nullable());

const fieldsNamed = (names: readonly string[]) =>
  z
    .object(Object.fromEntries(names.map((name) => [name, rate])))
    .refine((filled) => Object.values(filled).some(Boolean), {
      message: 'Please enter at least one rate',
      path: ['rate0'],
    });

type FormProps = { unrated: readonly UnratedHours[]; onClose: () => void };

function RatesForm({ unrated, onClose }: FormProps) {
  const actor = useActor();
  const names = unrated.map((_, i) => `rate${i}`);
  const { form, command } = useCommandForm({
    fields: fieldsNamed(names),
    start: Object.fromEntries(names.map((name) => [name, ''])),
    endpoint: costsApi.setRates,
    inputOf: (filled) => ({
      body: { rates: unrated.flatMap((hours, i) => settingOf(hours, filled[`rate${i}`] ?? null)) },
    }),
    doneMessage: (left) => (left.length === 0 ? 'All hours have a rate' : 'Rates saved'),
    onDone: onClose,
    refreshes: [organizationsApi.current, workforceApi.rates],
  });
  return (
    <FormDialog
      title="Set a rate"
      description="Each rate prices all hours without one, on every contract."
      submitText="Save rates"
      command={command}
      form={form}
      onClose={onClose}
    >
      {unrated.length === 0 && <p className="text-sm text-text-2">All hours have a rate.</p>}
      <ul className="grid max-h-[60vh] gap-4 overflow-y-auto">
        {unrated.map((hours, i) => {
          const obstacle = obstacleToRate(hours.kind, actor);
          return (
            <li key={names[i]}>
              {obstacle ? (
                <p className="grid text-sm">
                  <span className="font-medium">{hours.name}</span>
                  <span className="text-xs text-text-2">{`${hoursIn(hours)}. ${obstacle.message}`}</span>
                </p>
              ) : (
                <MoneyField
                  label={hours.name}
                  help={`${hoursIn(hours)}. ${effects[hours.kind](hours)}`}
                  isOptional
                  {...form.field(`rate${i}`)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </FormDialog>
  );
}

/** '26.0 hours in 3 records' */
const hoursIn = ({ hours, records }: UnratedHours): string =>
  `${hoursText(hours, 'hours')} in ${number(records)} ${records === 1 ? 'record' : 'records'}`;

/** What a rate per hour becomes. */
const effects: Record<UnratedHours['kind'], (hours: UnratedHours) => string> = {
  worker: ({ from }) => `Hourly pay rate from ${formatDate(from)}.`,
  crew: () => 'Agreed hourly rate for each person.',
  trade: () => 'Standard hourly rate of the trade.',
};

/** What is sent of a line; nothing where no rate was entered. */
function settingOf(
  { kind, workerId, gangId, name }: UnratedHours,
  hourlyRate: string | null,
): RateSetting[] {
  if (!hourlyRate) return [];
  if (kind === 'worker') return workerId === null ? [] : [{ kind, workerId, hourlyRate }];
  return kind === 'crew' ? [{ kind, gangId, name, hourlyRate }] : [{ kind, name, hourlyRate }];
}
