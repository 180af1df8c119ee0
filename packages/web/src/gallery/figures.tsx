import { CircleDashed, OctagonAlert } from 'lucide-react';
import { type Kpi, KpiStrip } from '../ui/layout/kpi-strip.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Section, Specimen } from './section.tsx';

const contracts: readonly Kpi[] = [
  { label: 'Active contracts', value: '7', note: '1 on hold, 2 planning' },
  { label: 'Contract value', value: '£35.6m', full: '£35,628,799.99', note: '£35,628,799.99' },
  { label: 'Budget spent', value: '43.9%', note: '£14,109,519 of £32.1m' },
  {
    label: 'Open issues',
    value: '25',
    note: '5 overdue on 3 contracts',
    tone: 'bad',
    icon: OctagonAlert,
  },
  {
    label: 'Diaries missing today',
    value: '2',
    note: 'Millrace Yard, Saltergate House',
    tone: 'warn',
    icon: CircleDashed,
  },
];

const withPills: readonly Kpi[] = contracts.map((figure) => ({
  ...figure,
  ...(figure.tone && {
    pill: (
      <>
        <b className="font-semibold">{figure.value}</b> {figure.label.toLowerCase()}
      </>
    ),
  }),
}));

const gone = (at: number) => ({ at, label: 'time gone' });
const limits = { warnFrom: 80, badFrom: 100 };

export const Figures = () => (
  <>
    <Section title="Key figures">
      <Specimen name="In pairs on a phone">
        <KpiStrip label="Contracts in figures" figures={contracts} />
      </Specimen>
      <Specimen name="As pills on a phone">
        <KpiStrip label="Contracts at a glance" figures={withPills} />
      </Specimen>
    </Section>
    <Section title="Progress" columns="three">
      <Specimen name="Spent, with a tick for the time gone">
        <ProgressBar label="Spent" value={55.7} text="55.7%" tick={gone(61)} {...limits} />
      </Specimen>
      <Specimen name="From 80% on">
        <ProgressBar label="Spent" value={92.4} text="92.4%" tick={gone(94)} {...limits} />
      </Specimen>
      <Specimen name="Over budget">
        <ProgressBar label="Spent" value={108.2} text="108.2%" tick={gone(97)} {...limits} />
      </Specimen>
      <Specimen name="Work under way">
        <ProgressBar
          label="Restoring the backup"
          value={40}
          step="Step 2 of 5"
          note="You can leave this page. We will tell you when it is done."
        />
      </Specimen>
    </Section>
  </>
);
