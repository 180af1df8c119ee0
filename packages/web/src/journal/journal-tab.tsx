import { journalApi } from '@sitewright/domain/journal/api';
import type { JournalMessage } from '@sitewright/domain/journal/journal-message';
import { obstacleOfRole } from '@sitewright/domain/kernel/access';
import type { Project } from '@sitewright/domain/projects/project';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { queryPages } from '../platform/query.ts';
import { useActor } from '../platform/session.ts';
import { today } from '../platform/today.ts';
import {
  useChangeContractSearch,
  useContractSearch,
} from '../projects/contract-frame/contract-search.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { lazyDialog } from '../ui/layout/lazy-dialog.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { byDay, dayName } from './by-day.ts';
import { MessageForm } from './message-form.tsx';
import { MessageLine } from './message-line.tsx';

const FileViewer = lazyDialog(() => import('../files/viewer/file-viewer.tsx'), 'FileViewer');

type Props = { project: Project };

/** The latest is first: visible without scrolling, and nothing moves when more are loaded. */
export function JournalTab({ project }: Props) {
  const obstacle = obstacleOfRole(useActor(), 'comment', 'C', 'write in the journal');
  const query = useInfiniteQuery({
    ...queryPages(journalApi.list, { params: { projectId: project.id }, query: {} }),
    // The messages of one contract are never shown under another.
    placeholderData: undefined,
  });
  return (
    <section
      aria-label="Journal"
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 max-md:gap-3 lg:grid-cols-[minmax(0,1fr)_380px]"
    >
      <div className="lg:sticky lg:top-[calc(var(--header)+16px)] lg:col-start-2 lg:row-start-1">
        {obstacle ? (
          <p className="text-sm text-text-2">{obstacle.message}</p>
        ) : (
          <MessageForm projectId={project.id} />
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:row-start-1">
        <Loaded query={{ ...query, hasNextPage: false }} what="messages" empty={<Silence />}>
          {(messages) => <Messages messages={messages} />}
        </Loaded>
        {query.hasNextPage && !query.isFetchNextPageError && (
          <div className="justify-self-center">
            <Button isPending={query.isFetching} onClick={() => query.fetchNextPage()}>
              Show older
            </Button>
          </div>
        )}
      </div>
      <OpenPicture />
    </section>
  );
}

const Messages = ({ messages }: { messages: readonly JournalMessage[] }) =>
  byDay(messages).map(({ date, messages: ofDay }) => (
    <section key={date} aria-labelledby={`journal-${date}`} className="grid gap-2">
      <h2 id={`journal-${date}`} className="text-sm leading-5! text-text-2">
        {dayName(date, today())}
      </h2>
      <ul className="divide-y divide-line-2 rounded-card border border-line bg-surface">
        {ofDay.map((message) => (
          <MessageLine key={message.id} message={message} />
        ))}
      </ul>
    </section>
  ));

/** A picture of a message is a file like any other: seen, described and talked about as such. */
function OpenPicture() {
  const { file } = useContractSearch();
  const change = useChangeContractSearch();
  const close = () => change({ file: undefined }, { replace: true });
  if (!file) return null;
  return <FileViewer fileId={file} onClose={close} />;
}

const Silence = () => (
  <EmptyState
    icon={MessagesSquare}
    title="No messages yet"
    text="Share news with everyone on this contract, with a picture if it helps."
  />
);
