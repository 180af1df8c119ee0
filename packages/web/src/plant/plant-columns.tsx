import { type HireStatus, hireStatuses, type PlantHire } from '@sitewright/domain/plant/plant-hire';
import { optionsOf } from '../ui/fields/options.ts';
import { formatDate } from '../ui/fields/parse-date.ts';
import { dayText } from '../ui/format/date-time.ts';
import type { Column, Filter } from '../ui/table/column.ts';
import { choiceColumn, dateColumn, moneyColumn, textColumn } from '../ui/table/columns.tsx';
import { choiceFilter } from '../ui/table/filters.ts';
import { HireAlerts } from './hire-alerts.tsx';
import { certificateText, chargeText, joined, nextDate, timeText } from './hire-labels.ts';
import { HireState, stateLabels, stateText } from './hire-state.tsx';

/** Who may not see money gets no column of it, not an empty one. */
export const plantColumns = (seesMoney: boolean): Column<PlantHire>[] => [
  machine,
  textColumn('supplier', 'Supplier', ({ supplierName }) => supplierName, { width: 176 }),
  state,
  onHire,
  ...(seesMoney ? [cost] : []),
  next,
  alerts,
  extra('operator', 'Operator', ({ operatorName }) => operatorName),
  extra('fuel', 'Fuel', ({ fuelType, litresPerHour }) =>
    joined(fuelType, litresPerHour && `${litresPerHour} l/h`),
  ),
  extra('certificate', 'Certificate', certificateText),
  extra('lastUsed', 'Last used', ({ lastUsedOn }) => lastUsedOn && formatDate(lastUsedOn)),
  extra('offHireNumber', 'Off-hire number', ({ offHireNumber }) => offHireNumber),
  extra('damage', 'Damage', ({ damage }) => damage),
];

export const plantFilters: Filter<PlantHire>[] = [
  choiceFilter('state', 'Status', optionsOf(hireStatuses, stateLabels), ({ status }) => status),
];

const extra = (id: string, header: string, of: (hire: PlantHire) => string | null) =>
  textColumn(id, header, of, { width: 160, isExtra: true });

const machine = textColumn<PlantHire>('machine', 'Machine', ({ name }) => name, {
  width: 196,
  isName: true,
  cell: ({ name }) => <span className="font-medium">{name}</span>,
  second: ({ plantType, hireNumber }) => joined(plantType, hireNumber),
  secondAs: [
    { header: 'Type', of: ({ plantType }) => plantType },
    { header: 'Hire number', of: ({ hireNumber }) => hireNumber },
  ],
});

const order: readonly HireStatus[] = [
  'on_hire',
  'off_hire_notified',
  'requested',
  'collected',
  'transferred',
];

const state = choiceColumn<PlantHire, HireStatus>('state', 'Status', ({ status }) => status, {
  labels: stateLabels,
  // Machines on site come first, those that have left last.
  order,
  width: 128,
  cell: (hire) => <HireState hire={hire} className="py-1.5" />,
  text: stateText,
});

const onHireText = (hire: PlantHire, otherwise: string): string =>
  hire.status === 'requested' ? otherwise : timeText(hire);

const onHire = textColumn<PlantHire>('onHire', 'On hire', (hire) => onHireText(hire, ''), {
  width: 124,
  cell: (hire) => onHireText(hire, 'Not yet'),
  second: ({ onHireAt, status }) =>
    onHireAt && status !== 'requested' && `since ${dayText(onHireAt)}`,
  sortBy: ({ onHireAt }) => onHireAt,
  secondAs: [{ header: 'On hire since', of: ({ onHireAt }) => onHireAt && new Date(onHireAt) }],
});

const cost = moneyColumn<PlantHire>('cost', 'Cost to date', (hire) => hire.cost, {
  width: 160,
  second: (hire) => hire.cost && chargeText(hire),
  secondAs: [{ header: 'Charge', of: (hire) => hire.cost && chargeText(hire) }],
});

const next = dateColumn<PlantHire>('next', 'Key date', (hire) => nextDate(hire).date, {
  width: 120,
  cell: (hire) => formatDate(nextDate(hire).date ?? '') || 'Open',
  second: (hire) => nextDate(hire).label,
  text: (hire) => {
    const { label, date } = nextDate(hire);
    return `${label} ${date ? formatDate(date) : 'open'}`;
  },
  secondAs: [{ header: 'Key date type', of: (hire) => nextDate(hire).label }],
});

const alertsText = ({ alerts: all }: PlantHire) => all.map(({ message }) => message).join(' ');

const alerts = textColumn('alerts', 'Alerts', alertsText, {
  width: 260,
  cell: (hire) => (
    <div className="min-w-48 py-2">
      <HireAlerts alerts={hire.alerts} />
    </div>
  ),
  sortBy: (hire) => -hire.alerts.length,
});
