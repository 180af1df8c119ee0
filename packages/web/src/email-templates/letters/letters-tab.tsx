import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { obstacleToTryingAgain } from '@sitewright/domain/email-templates/rules';
import { letterStates, type SentLetter } from '@sitewright/domain/email-templates/sent-letter';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Clock, Mail, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { detailOf } from '../../platform/call.ts';
import { queryPages } from '../../platform/query.ts';
import { useCommand } from '../../platform/use-command.ts';
import { Badge } from '../../ui/badge.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { momentText } from '../../ui/format/date-time.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import type { Column, Filter, RowAction } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { plainColumn } from '../../ui/table/plain-column.tsx';
import type { TableView } from '../../ui/table/table-view.ts';
import { TwoLines } from '../../ui/table/two-lines.tsx';
import { labelOf } from '../labels.ts';

/** Which letters have left, and which have not. */
export function LettersTab() {
  const letters = useInfiniteQuery(queryPages(emailTemplatesApi.letters, { query: {} }));
  const [view, setView] = useState<TableView>({});
  const actions = useActions();
  return (
    <Loaded query={letters} what="letters" empty={<NoLetters />}>
      {(rows) => (
        <DataTable
          label="Delivery log"
          rows={rows}
          columns={columns}
          filters={filters}
          actions={actions}
          defaultSort="-queued"
          searchHint="Recipient or subject"
          isTwoLine
          empty={null}
          view={view}
          onView={setView}
          card={(letter, menu) => (
            <article data-own-actions="" className="flex items-start gap-3">
              <div className="grid min-w-0 flex-1 gap-1 [overflow-wrap:anywhere]">
                <h2 className="text-base">{letter.subject}</h2>
                <p className="text-sm text-text-2">
                  {letter.recipient}, {momentText(letter.queuedAt)}
                </p>
                <p>
                  <LetterState letter={letter} />
                </p>
              </div>
              {menu}
            </article>
          )}
        />
      )}
    </Loaded>
  );
}

const states = {
  queued: { tone: 'wait', icon: Clock, label: 'Queued' },
  sent: { tone: 'ok', icon: CircleCheck, label: 'Sent' },
  failed: { tone: 'bad', icon: CircleAlert, label: 'Failed' },
} as const;

const LetterState = ({ letter: { status, problem } }: { letter: SentLetter }) => {
  const { label, ...look } = states[status];
  return (
    <span title={problem ?? undefined}>
      <Badge {...look}>{label}</Badge>
    </span>
  );
};

const plain = plainColumn<SentLetter>;

const columns: Column<SentLetter>[] = [
  {
    ...plain('recipient', 'To', 220, ({ recipient }) => recipient),
    isName: true,
  },
  {
    ...plain('subject', 'Subject', 280, ({ subject }) => subject),
    cell: ({ subject, templateType }) => (
      <TwoLines
        first={<span className="block max-w-80 truncate">{subject}</span>}
        second={labelOf(templateType)}
      />
    ),
  },
  {
    id: 'status',
    header: 'Status',
    width: 110,
    cell: (letter) => (
      <TwoLines
        first={<LetterState letter={letter} />}
        second={<span className="block max-w-48 truncate">{letter.problem}</span>}
      />
    ),
    text: ({ status }) => states[status].label,
    sortBy: ({ status }) => status,
  },
  {
    id: 'tries',
    header: 'Tries',
    width: 72,
    align: 'right',
    cell: ({ tries }) => tries,
    text: ({ tries }) => String(tries),
    sortBy: ({ tries }) => tries,
  },
  {
    id: 'queued',
    header: 'Written',
    width: 144,
    cell: ({ queuedAt }) => <time dateTime={queuedAt}>{momentText(queuedAt)}</time>,
    text: ({ queuedAt }) => momentText(queuedAt),
    sortBy: ({ queuedAt }) => queuedAt,
  },
  plain('sent', 'Sent', 144, ({ sentAt }) => sentAt && momentText(sentAt)),
  {
    ...plain('type', 'Letter', 190, ({ templateType }) => labelOf(templateType)),
    isExtra: true,
  },
  { ...plain('problem', 'Problem', 240, ({ problem }) => problem), isExtra: true },
];

const filters: Filter<SentLetter>[] = [
  {
    id: 'status',
    label: 'Status',
    options: letterStates.map((value) => ({ value, label: states[value].label })),
    of: ({ status }) => status,
  },
];

function useActions(): RowAction<SentLetter>[] {
  const toast = useToast();
  const again = useCommand(emailTemplatesApi.tryAgain, {
    onDone: ({ recipient }) => toast({ text: `The letter to ${recipient} is tried again` }),
    onRefused: (error) => toast({ title: 'Not tried', text: detailOf(error), tone: 'danger' }),
  });
  return [
    {
      id: 'again',
      label: 'Try again',
      icon: RefreshCw,
      obstacle: obstacleToTryingAgain,
      onPress: ({ id }) => again.perform({ params: { sentLetterId: id } }),
    },
  ];
}

const NoLetters = () => (
  <EmptyState
    icon={Mail}
    title="No letters yet"
    text="What the product writes in your company's name is listed here: to whom, and whether it has left. What was in it is kept nowhere."
  />
);
