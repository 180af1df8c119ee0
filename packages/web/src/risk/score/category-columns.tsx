import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { isOverdue } from '@sitewright/domain/risk/rules';
import { residualOf, riskOf } from '@sitewright/domain/risk/score';
import { CalendarClock, CircleCheck } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { formatDate } from '../../ui/fields/parse-date.ts';
import type { Column } from '../../ui/table/column.ts';
import { dateColumn, textColumn } from '../../ui/table/columns.tsx';
import { Band, riskText } from '../band.tsx';
import type { NumberedScore } from './matrix.ts';

const risk = (id: string, header: string, of: (row: NumberedScore) => number | null) =>
  textColumn<NumberedScore>(id, header, (row) => riskText(of(row) ?? 0), {
    width: 112,
    cell: (row) => <RiskCell risk={of(row)} />,
    sortBy: of,
    exportAs: of,
  });

const RiskCell = ({ risk }: { risk: number | null }) =>
  risk === null ? <span className="text-text-2">–</span> : <Band risk={risk} />;

/** Three lines at most, so that owner and date stay in view; the title and the sheet show all of it. */
const long = (id: string, header: string, of: (row: NumberedScore) => string | null) =>
  textColumn(id, header, of, {
    width: 184,
    cell: (row) => (
      <span
        title={of(row) ?? ''}
        className="my-1 line-clamp-3 max-w-42 leading-4.5 whitespace-normal text-text-2 normal-nums"
      >
        {of(row)}
      </span>
    ),
  });

export const categoryColumns = (today: string): Column<NumberedScore>[] => [
  textColumn('id', 'No.', ({ id }) => String(id), { width: 56, sortBy: ({ id }) => id }),
  textColumn('category', 'Category', ({ category }) => category, {
    width: 200,
    isName: true,
    cell: ({ category }) => <span className="font-medium">{category}</span>,
    second: ({ weight }) => `Weight ${plainDecimal(weight)}`,
    exportedAs: [
      { header: 'Category', of: ({ category }) => category },
      { header: 'Weight', of: ({ weight }) => Number(weight) },
    ],
  }),
  risk('before', 'Before', riskOf),
  long('controls', 'Existing controls', ({ controls }) => controls),
  risk('after', 'After', residualOf),
  long('action', 'Mitigation action', ({ action }) => action),
  textColumn('owner', 'Owner', ({ owner }) => owner, { width: 120 }),
  dateColumn('due', 'Due', ({ dueDate }) => dueDate, {
    width: 144,
    cell: (row) => <Due category={row} today={today} />,
    text: ({ dueDate, isDone }) => `${formatDate(dueDate ?? '')}${isDone ? ' done' : ''}`,
    exportAs: undefined,
  }),
];

/** When its action is due, and whether that is over. */
export function Due({ category, today }: { category: NumberedScore; today: string }) {
  const { dueDate, isDone } = category;
  if (isDone)
    return (
      <Badge tone="ok" icon={CircleCheck}>
        Done
      </Badge>
    );
  if (isOverdue(category, today))
    return (
      <Badge tone="warn" icon={CalendarClock}>
        {formatDate(dueDate ?? '')}, overdue
      </Badge>
    );
  return <>{formatDate(dueDate ?? '')}</>;
}
