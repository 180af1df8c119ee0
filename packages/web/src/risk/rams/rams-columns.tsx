import type { RamsHead } from '@sitewright/domain/risk/rams';
import { ramsStatuses, statusLabels } from '@sitewright/domain/risk/risk-values';
import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { optionsOf } from '../../ui/fields/options.ts';
import { formatDate } from '../../ui/fields/parse-date.ts';
import type { Column, Filter } from '../../ui/table/column.ts';
import { choiceColumn, dateColumn, textColumn } from '../../ui/table/columns.tsx';
import { choiceFilter } from '../../ui/table/filters.ts';
import { Band, riskText } from '../band.tsx';
import { RamsState, ramsName, signedText } from './labels.tsx';
import { Lapsed } from './lapses.tsx';

export const linkTo = ({ id, projectSlug: contract }: RamsHead) =>
  ({ to: '/risk-assessment', search: { contract, tab: 'rams', rams: id } }) as const;

const activity = textColumn<RamsHead>('activity', 'Activity', (rams) => rams.activity, {
  width: 280,
  isName: true,
  cell: (rams) => (
    <Link {...linkTo(rams)} className="-my-0.5 py-0.5 font-medium">
      {rams.activity}
    </Link>
  ),
  second: (rams) => (
    <>
      {ramsName(rams)} <Lapsed lapses={rams.lapses} />
    </>
  ),
  text: (rams) =>
    `${rams.activity} ${ramsName(rams)}${rams.lapses.length > 0 ? ' Control not in place' : ''}`,
  exportedAs: [
    { header: 'Reference', of: ({ reference }) => reference },
    { header: 'Version', of: ({ revision }) => revision },
    { header: 'Activity', of: (rams) => rams.activity },
    { header: 'Not in place', of: ({ lapses }) => lapses.map(({ why }) => why).join('; ') },
  ],
});

const status = choiceColumn('status', 'Status', (rams: RamsHead) => rams.status, {
  labels: statusLabels,
  order: ramsStatuses,
  width: 128,
  cell: (rams) => <RamsState status={rams.status} />,
});

const residual = textColumn<RamsHead>(
  'residual',
  'Highest residual',
  ({ highestResidual }) => riskText(highestResidual),
  {
    width: 144,
    cell: ({ hazards, highestResidual }) =>
      hazards === 0 ? 'No hazards' : <Band risk={highestResidual} />,
    sortBy: ({ highestResidual }) => highestResidual,
    exportAs: ({ highestResidual }) => highestResidual,
  },
);

const signed = textColumn<RamsHead>(
  'signed',
  'Briefed',
  (rams) => (rams.status === 'issued' ? signedText(rams) : null),
  { width: 128, sortBy: (rams) => (rams.status === 'issued' ? rams.unsigned : null) },
);

const contract = textColumn<RamsHead>('contract', 'Contract', ({ projectName }) => projectName, {
  width: 200,
});

const review = (today: string) =>
  dateColumn<RamsHead>('review', 'Review by', ({ reviewDate }) => reviewDate, {
    width: 144,
    cell: (rams) => <Review rams={rams} today={today} />,
    exportAs: undefined,
  });

/** Issued statements must be reviewed in time. */
export const Review = ({ rams, today }: { rams: RamsHead; today: string }) => {
  const { reviewDate, status: state } = rams;
  if (state !== 'issued' || !reviewDate || reviewDate >= today)
    return <>{formatDate(reviewDate ?? '')}</>;
  return (
    <Badge tone="warn" icon={CalendarClock}>
      {formatDate(reviewDate)}, due
    </Badge>
  );
};

export const ramsColumns = (isOfCompany: boolean, today: string): Column<RamsHead>[] => [
  activity,
  status,
  residual,
  signed,
  review(today),
  textColumn('location', 'Location', ({ location }) => location, { width: 160 }),
  textColumn('author', 'Author', ({ authorName }) => authorName, { width: 136 }),
  ...(isOfCompany ? [contract] : []),
  textColumn('approved', 'Approved by', ({ approvedByName }) => approvedByName, {
    width: 144,
    isExtra: true,
  }),
];

export const ramsFilters: Filter<RamsHead>[] = [
  choiceFilter('status', 'Status', optionsOf(ramsStatuses, statusLabels), (rams) => rams.status),
];
