import type { RamsHead } from '@sitewright/domain/risk/rams';
import { ramsStatuses, statusLabels } from '@sitewright/domain/risk/risk-values';
import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { showDate } from '../../ui/parse-date.ts';
import type { Column, Filter } from '../../ui/table/column.ts';
import { plainColumn } from '../../ui/table/plain-column.tsx';
import { TwoLines } from '../../ui/table/two-lines.tsx';
import { Band, riskText } from '../band.tsx';
import { nameOf, RamsState, signedText } from './labels.tsx';
import { Lapsed } from './lapses.tsx';

type RamsColumn = Column<RamsHead>;

const plain = plainColumn<RamsHead>;

export const linkTo = ({ id, projectSlug: contract }: RamsHead) =>
  ({ to: '/risk-assessment', search: { contract, tab: 'rams', rams: id } }) as const;

const activity: RamsColumn = {
  id: 'activity',
  header: 'Activity',
  width: 280,
  isName: true,
  cell: (rams) => (
    <TwoLines
      first={
        <Link {...linkTo(rams)} className="-my-0.5 py-0.5 font-medium">
          {rams.activity}
        </Link>
      }
      second={
        <>
          {nameOf(rams)} <Lapsed lapses={rams.lapses} />
        </>
      }
    />
  ),
  text: (rams) =>
    `${rams.activity} ${nameOf(rams)}${rams.lapses.length > 0 ? ' Control not in place' : ''}`,
  sortBy: (rams) => rams.activity,
  exportedAs: [
    { header: 'Reference', of: ({ reference }) => reference },
    { header: 'Version', of: ({ revision }) => revision },
    { header: 'Activity', of: (rams) => rams.activity },
    { header: 'Not in place', of: ({ lapses }) => lapses.map(({ why }) => why).join('; ') },
  ],
};

const status: RamsColumn = {
  id: 'status',
  header: 'State',
  width: 128,
  cell: (rams) => <RamsState status={rams.status} />,
  text: (rams) => statusLabels[rams.status],
  sortBy: (rams) => ramsStatuses.indexOf(rams.status),
};

const residual: RamsColumn = {
  id: 'residual',
  header: 'Highest residual',
  width: 144,
  cell: ({ hazards, highestResidual }) =>
    hazards === 0 ? 'No hazards' : <Band risk={highestResidual} />,
  text: ({ highestResidual }) => riskText(highestResidual),
  sortBy: ({ highestResidual }) => highestResidual,
  exportAs: ({ highestResidual }) => highestResidual,
};

const signed: RamsColumn = {
  ...plain('signed', 'Briefed', 128, (rams) =>
    rams.status === 'issued' ? signedText(rams) : null,
  ),
  sortBy: (rams) => (rams.status === 'issued' ? rams.unsigned : null),
};

const review = (today: string): RamsColumn => ({
  id: 'review',
  header: 'Review by',
  width: 144,
  cell: (rams) => <Review rams={rams} today={today} />,
  text: ({ reviewDate }) => showDate(reviewDate ?? ''),
  sortBy: ({ reviewDate }) => reviewDate,
});

/** What people work by is looked at again in time. */
export const Review = ({ rams, today }: { rams: RamsHead; today: string }) => {
  const { reviewDate, status: state } = rams;
  if (state !== 'issued' || !reviewDate || reviewDate >= today)
    return <>{showDate(reviewDate ?? '')}</>;
  return (
    <Badge tone="warn" icon={CalendarClock}>
      {showDate(reviewDate)}, due
    </Badge>
  );
};

export const ramsColumns = (isOfCompany: boolean, today: string): RamsColumn[] => [
  activity,
  status,
  residual,
  signed,
  review(today),
  plain('location', 'Location', 160, ({ location }) => location),
  plain('author', 'Author', 136, ({ authorName }) => authorName),
  ...(isOfCompany ? [plain('contract', 'Contract', 200, ({ projectName }) => projectName)] : []),
  {
    ...plain('approved', 'Approved by', 144, ({ approvedByName }) => approvedByName),
    isExtra: true,
  },
];

export const ramsFilters: Filter<RamsHead>[] = [
  {
    id: 'status',
    label: 'State',
    options: ramsStatuses.map((value) => ({ value, label: statusLabels[value] })),
    of: ({ status: value }) => value,
  },
];
