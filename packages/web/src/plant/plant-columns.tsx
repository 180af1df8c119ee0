import { type HireStatus, hireStatuses, type PlantHire } from '@sitewright/domain/plant/plant-hire';
import { optionsOf } from '../ui/fields/options.ts';
import { formatDate } from '../ui/fields/parse-date.ts';
import { dayText } from '../ui/format/date-time.ts';
import { Money } from '../ui/format/money.tsx';
import type { Column, Filter } from '../ui/table/column.ts';
import { choiceColumn, moneyColumn, textColumn } from '../ui/table/columns.tsx';
import { TwoLines } from '../ui/table/two-lines.tsx';
import { HireAlerts } from './hire-alerts.tsx';
import { certificateText, chargeText, joined, nextDate, timeText } from './hire-labels.ts';
import { HireState, stateLabels, stateText } from './hire-state.tsx';

type PlantColumn = Column<PlantHire>;

/** Who may not see money gets no column of it, not an empty one. */
export const plantColumns = (seesMoney: boolean): PlantColumn[] => [
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
  {
    id: 'state',
    label: 'State',
    options: optionsOf(hireStatuses, stateLabels),
    of: ({ status }) => status,
  },
];

const extra = (id: string, header: string, of: (hire: PlantHire) => string | null) =>
  textColumn(id, header, of, { width: 160, isExtra: true });

const machine = textColumn<PlantHire>('machine', 'Machine', ({ name }) => name, {
  width: 196,
  isName: true,
  cell: (hire) => (
    <TwoLines
      first={<span className="font-medium">{hire.name}</span>}
      second={joined(hire.plantType, hire.hireNumber)}
    />
  ),
  exportAs: ({ name, hireNumber }) => (hireNumber ? `${name} (${hireNumber})` : name),
});

const order: readonly HireStatus[] = [
  'on_hire',
  'off_hire_notified',
  'requested',
  'collected',
  'transferred',
];

const state = choiceColumn<PlantHire, HireStatus>('state', 'State', ({ status }) => status, {
  labels: stateLabels,
  // Machines on site come first, those that have left last.
  order,
  width: 128,
  cell: (hire) => <HireState hire={hire} className="py-1.5" />,
  text: stateText,
});

const onHire: PlantColumn = {
  id: 'onHire',
  header: 'On hire',
  width: 124,
  cell: (hire) => (
    <TwoLines
      first={hire.status === 'requested' ? 'Not yet' : timeText(hire)}
      second={hire.onHireAt && hire.status !== 'requested' && `since ${dayText(hire.onHireAt)}`}
    />
  ),
  text: (hire) => (hire.status === 'requested' ? '' : timeText(hire)),
  sortBy: ({ onHireAt }) => onHireAt,
  exportAs: ({ onHireAt }) => onHireAt && new Date(onHireAt),
};

const cost = moneyColumn<PlantHire>('cost', 'Cost to date', (hire) => hire.cost, {
  width: 160,
  cell: (hire) =>
    hire.cost && <TwoLines first={<Money amount={hire.cost} />} second={chargeText(hire)} />,
});

const next: PlantColumn = {
  id: 'next',
  header: 'Next date',
  width: 120,
  cell: (hire) => {
    const { label, date } = nextDate(hire);
    return <TwoLines first={date ? formatDate(date) : 'Open'} second={label} />;
  },
  text: (hire) => {
    const { label, date } = nextDate(hire);
    return `${label} ${date ? formatDate(date) : 'open'}`;
  },
  sortBy: (hire) => nextDate(hire).date,
};

const alerts: PlantColumn = {
  id: 'alerts',
  header: 'To look at',
  width: 260,
  cell: (hire) => (
    <div className="min-w-48 py-2">
      <HireAlerts alerts={hire.alerts} />
    </div>
  ),
  text: (hire) => hire.alerts.map(({ message }) => message).join(' '),
  sortBy: (hire) => -hire.alerts.length,
};
