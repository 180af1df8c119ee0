import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { obstacleToTryingAgain } from '@sitewright/domain/email-templates/rules';
import { letterStates, type SentLetter } from '@sitewright/domain/email-templates/sent-letter';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Clock, Mail, MailX, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { queryPages } from '../../platform/query.ts';
import { Badge } from '../../ui/badge.tsx';
import { momentText } from '../../ui/format/date-time.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import type { Column, Filter, RowAction } from '../../ui/table/column.ts';
import { momentColumn, numberColumn, textColumn } from '../../ui/table/columns.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { choiceFilter } from '../../ui/table/filters.ts';
import { RecordCard } from '../../ui/table/record-card.tsx';
import type { TableView } from '../../ui/table/table-view.ts';
import { labelOf } from '../labels.ts';

/** The delivery log: which emails were sent, and which were not. */
export function LettersTab() {
  const letters = useInfiniteQuery(queryPages(emailTemplatesApi.letters, { query: {} }));
  const [view, setView] = useState<TableView>({});
  const actions = useActions();
  return (
    <Loaded query={letters} what="emails" empty={<NoLetters />}>
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
          view={view}
          onView={setView}
          card={(letter, menu) => (
            <RecordCard
              title={letter.subject}
              note={`${letter.recipient}, ${momentText(letter.queuedAt)}`}
              menu={menu}
            >
              <p>
                <LetterState letter={letter} />
              </p>
            </RecordCard>
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
  not_emailed: { tone: 'warn', icon: MailX, label: 'Not emailed' },
} as const;

const LetterState = ({ letter: { status, problem } }: { letter: SentLetter }) => {
  const { label, ...look } = states[status];
  return (
    <span title={problem ?? undefined}>
      <Badge {...look}>{label}</Badge>
    </span>
  );
};

const columns: Column<SentLetter>[] = [
  textColumn('recipient', 'To', ({ recipient }) => recipient, { width: 220, isName: true }),
  textColumn('subject', 'Subject', ({ subject }) => subject, {
    width: 280,
    cell: ({ subject }) => <span className="block max-w-80 truncate">{subject}</span>,
    second: ({ templateType }) => labelOf(templateType),
    secondAs: [{ header: 'Email type', of: ({ templateType }) => labelOf(templateType) }],
  }),
  textColumn('status', 'Status', ({ status }) => states[status].label, {
    width: 136,
    cell: (letter) => <LetterState letter={letter} />,
    second: ({ problem }) => <span className="block max-w-48 truncate">{problem}</span>,
    secondAs: [{ header: 'Problem', of: ({ problem }) => problem }],
    sortBy: ({ status }) => status,
  }),
  numberColumn('tries', 'Attempts', ({ tries }) => tries, { width: 72, exportAs: undefined }),
  momentColumn('queued', 'Created', ({ queuedAt }) => queuedAt, {
    width: 144,
    exportAs: undefined,
  }),
  textColumn('sent', 'Sent', ({ sentAt }) => sentAt && momentText(sentAt), { width: 144 }),
  textColumn('type', 'Type', ({ templateType }) => labelOf(templateType), {
    width: 190,
    isExtra: true,
  }),
  textColumn('problem', 'Problem', ({ problem }) => problem, { width: 240, isExtra: true }),
];

const filters: Filter<SentLetter>[] = [
  choiceFilter(
    'status',
    'Status',
    letterStates.map((value) => ({ value, label: states[value].label })),
    ({ status }) => status,
  ),
];

function useActions(): RowAction<SentLetter>[] {
  const again = useAction(emailTemplatesApi.tryAgain, {
    doneMessage: ({ recipient }) => `Retrying the email to ${recipient}`,
    refusedTitle: 'Not retried',
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
    title="No emails yet"
    text="Emails sent in your company’s name are listed here with their delivery status. Their content is not kept."
  />
);
