import { formatDate } from '@sitewright/domain/kernel/calendar';
import { fullName } from '@sitewright/domain/labour/crew';
import type { OverallScore } from '@sitewright/domain/workforce/on-site';
import type { Worker } from '@sitewright/domain/workforce/worker';
import { statusLabels } from '@sitewright/domain/workforce/worker-values';
import {
  VerdictBadge,
  verdictInks,
  verdictLabels,
  verdictOrder,
} from '../../labour/worker-verdict.tsx';
import { cn } from '../../ui/cn.ts';
import type { Column } from '../../ui/table/column.ts';
import { numberColumn, textColumn } from '../../ui/table/columns.tsx';
import { TwoLines } from '../../ui/table/two-lines.tsx';
import { CardChip, cardText, hasCard } from '../card.tsx';
import { expiryInk, expiryStateOf } from '../expiry-state.ts';
import { hasPapersKept } from '../not-kept.ts';
import { contractsIn, type VerdictScope, verdictSentence } from '../verdict-scope.ts';
import { Face, WorkerLink } from './worker-link.tsx';

type WorkerColumn = Column<Worker>;

/** What a column needs to know in addition to the worker. */
type WorkerContext = {
  today: string;
  nameOf: (projectId: number) => string;
  /** As short as a column needs it. */
  codeOf: (projectId: number) => string;
  scopeOf: (worker: Worker) => VerdictScope;
  /** A user who may not see private details sees neither phones nor scores. */
  seesPrivate: boolean;
  scoreOf: (workerId: number) => OverallScore | undefined;
};

/** The headers of the export are those that an import reads; it holds no sealed field. */
export const workerColumns = ({
  today,
  nameOf,
  codeOf,
  scopeOf,
  seesPrivate,
  scoreOf,
}: WorkerContext): WorkerColumn[] => [
  person,
  verdict(scopeOf),
  contract(nameOf),
  card,
  ending(today, {
    id: 'expiry',
    header: 'Card expiry',
    exported: 'Card expiry',
    of: ({ cscsCardExpiry }) => cscsCardExpiry,
    otherwise: () => '–',
  }),
  inducted(nameOf, codeOf),
  ending(today, {
    id: 'right',
    header: 'Right to work',
    exported: 'Right to work until',
    of: ({ rightToWorkExpiresOn }) => rightToWorkExpiresOn,
    otherwise: endlessRight,
  }),
  ...(seesPrivate ? [score(scoreOf)] : []),
  extra('company', 'Company', ({ company }) => company),
  extra('scheme', 'Scheme', ({ cscsSchemeId }) => cscsSchemeId),
  extra('status', 'Status', ({ employmentStatus }) => statusLabels[employmentStatus]),
  ...(seesPrivate ? [extra('mobile', 'Mobile', ({ mobilePhone }) => mobilePhone)] : []),
];

const extra = (id: string, header: string, of: (worker: Worker) => string | null) =>
  textColumn(id, header, of, { width: 152, isExtra: true });

const personText = (worker: Worker): string =>
  [fullName(worker), worker.jobTitle, worker.workerId].join(' ');

const person = textColumn<Worker>('name', 'Person', personText, {
  width: 208,
  isName: true,
  cell: (worker) => (
    <span className="flex items-center gap-3">
      <Face worker={worker} />
      <span className="min-w-0 truncate">
        <TwoLines
          first={<WorkerLink worker={worker} />}
          second={`${worker.jobTitle} · ${worker.workerId}`}
        />
      </span>
    </span>
  ),
  sortBy: ({ lastName, firstName }) => `${lastName} ${firstName}`,
  exportedAs: [
    { header: 'Worker ID', of: ({ workerId }) => workerId },
    { header: 'First name', of: ({ firstName }) => firstName },
    { header: 'Last name', of: ({ lastName }) => lastName },
    { header: 'Job title', of: ({ jobTitle }) => jobTitle },
  ],
});

/** With the contract that it is for. */
const verdict = (scopeOf: WorkerContext['scopeOf']): WorkerColumn => {
  const sentence = (worker: Worker) => verdictSentence(worker.verdict, scopeOf(worker));
  const text = (worker: Worker) => `${verdictLabels[worker.verdict.state]}: ${sentence(worker)}`;
  return textColumn('verdict', 'Clearance and first reason', text, {
    width: 276,
    cell: (worker) => (
      <span className="flex items-center gap-2">
        <VerdictBadge {...worker.verdict} />
        <span
          title={sentence(worker)}
          className={cn(
            'line-clamp-3 w-0 min-w-35 flex-1 text-xs leading-4 whitespace-normal',
            verdictInks[worker.verdict.state],
          )}
        >
          {sentence(worker)}
        </span>
      </span>
    ),
    sortBy: ({ verdict: { state } }) => verdictOrder.indexOf(state),
    exportedAs: [
      { header: 'Clearance', of: (worker) => verdictLabels[worker.verdict.state] },
      { header: 'Contracts', of: (worker) => contractsIn(scopeOf(worker)) },
      { header: 'Reasons', of: (worker) => worker.verdict.reasons.join('; ') },
    ],
  });
};

const contract = (nameOf: WorkerContext['nameOf']): WorkerColumn => {
  const where = ({ atWorkOnId }: Worker) => (atWorkOnId === null ? '' : nameOf(atWorkOnId));
  return textColumn('contract', 'On site, type', where, {
    width: 140,
    cell: (worker) => (
      <span
        title={where(worker)}
        className={cn('block max-w-32 truncate', !where(worker) && 'text-text-2')}
      >
        {where(worker) || 'Not on site'}
      </span>
    ),
    second: ({ employmentType }) => employmentType,
    exportedAs: [
      { header: 'On site', of: where },
      { header: 'Type', of: ({ employmentType }) => employmentType },
    ],
  });
};

const card = textColumn<Worker>('card', 'Card', cardText, {
  width: 148,
  cell: (worker) => <CardChip card={worker} />,
  exportedAs: [
    { header: 'Card type', of: (worker) => worker.cscsCardType },
    { header: 'Card', of: (worker) => (hasCard(worker) ? cardText(worker) : null) },
  ],
});

type Ending = {
  id: string;
  header: string;
  /** As an import reads it. */
  exported: string;
  of: (worker: Worker) => string | null;
  /** The text for a worker without a date. */
  otherwise: (worker: Worker) => string;
};

const unchecked = 'Not checked';

/** An unlimited right to work differs from one that was never checked. */
function endlessRight(worker: Worker): string {
  if (!hasPapersKept(worker)) return 'Not on this phone';
  return worker.rightToWorkCheckedOn ? 'No expiry' : unchecked;
}

function ending(today: string, { id, header, exported, of, otherwise }: Ending): WorkerColumn {
  const label = (worker: Worker): string => {
    const day = of(worker);
    return day ? formatDate(day) : otherwise(worker);
  };
  return textColumn(id, header, label, {
    width: 104,
    cell: (worker) => {
      const isMissing = label(worker) === unchecked;
      const due = isMissing ? 'over' : expiryStateOf(of(worker), today);
      return <span className={expiryInk[due]}>{label(worker)}</span>;
    },
    sortBy: of,
    exportedAs: [{ header: exported, of: (worker) => of(worker) && new Date(`${of(worker)}`) }],
  });
}

const inducted = (
  nameOf: WorkerContext['nameOf'],
  codeOf: WorkerContext['codeOf'],
): WorkerColumn => {
  const names = ({ inductedProjectIds }: Worker) => inductedProjectIds.map(nameOf).join('; ');
  return textColumn('inducted', 'Inducted', names, {
    width: 116,
    cell: (worker) => {
      const { inductedProjectIds: ids } = worker;
      return (
        <span
          title={names(worker)}
          className={cn(
            'block max-w-26 truncate',
            ids.length === 0 ? expiryInk.over : expiryInk.valid,
          )}
        >
          {ids.length > 1 ? `${ids.length} contracts` : ids.map(codeOf).join('') || 'None'}
        </span>
      );
    },
    sortBy: ({ inductedProjectIds }) => inductedProjectIds.length,
  });
};

/** The formulas of the four figures are in the worker's file. */
const score = (scoreOf: WorkerContext['scoreOf']): WorkerColumn =>
  numberColumn('score', 'Score', ({ id }) => scoreOf(id)?.score, {
    isExtra: true,
    width: 112,
    cell: ({ id }) => scoreOf(id)?.score || <span className="text-text-2">–</span>,
    second: ({ id }) => {
      const found = scoreOf(id);
      return found?.score && `${found.days} ${found.days === 1 ? 'day' : 'days'}`;
    },
    secondAs: [{ header: 'Scored days', of: ({ id }) => scoreOf(id)?.days ?? null }],
  });
