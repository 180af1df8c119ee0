import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { statusLabels } from '@sitewright/domain/site-issues/issue-values';
import { obstacleToReporting } from '@sitewright/domain/site-issues/rules';
import {
  type IssueComment,
  IssueCommentDraft,
  type IssueEvent,
  type SiteIssue,
} from '@sitewright/domain/site-issues/site-issue';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { InlineForm } from '../../forms/inline-form.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { WaitingMark } from '../../outbox/waiting-mark.tsx';
import { userMessage } from '../../platform/call.ts';
import { isUnsentId } from '../../platform/outbox/item.ts';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { AuthorAvatar } from '../../ui/author-avatar.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { momentText } from '../../ui/format/date-time.ts';

/** The steps and comments of an issue in one order; the latest last. */
export function IssueTrail({ issue: { id } }: { issue: SiteIssue }) {
  const params = { siteIssueId: id };
  const { data: events } = useQuery(query(siteIssuesApi.events, { params }));
  const { data: comments } = useQuery(query(siteIssuesApi.comments, { params }));
  const heading = useId();
  const trail = [...(events ?? []).map(ofEvent), ...(comments ?? []).map(ofComment)].toSorted(
    (moment, other) => moment.at.localeCompare(other.at),
  );
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-3 rounded-card border border-line bg-surface p-5 max-md:p-4"
    >
      <h2 id={heading} className="text-base">
        Timeline
      </h2>
      <ol className="grid gap-3">
        {trail.map(({ key, ...moment }) => (
          <Moment key={key} {...moment} />
        ))}
      </ol>
      <CommentForm id={id} />
    </section>
  );
}

type MomentProps = { id: number; who: string; at: string; what: string; text: string | null };

const ofEvent = ({ id, byName, createdAt, fromStatus, toStatus, reason }: IssueEvent) => ({
  key: `event ${id}`,
  id,
  who: byName,
  at: createdAt,
  ...(fromStatus === toStatus
    ? { what: reason ? `Assigned to ${reason}` : 'Assignment removed', text: null }
    : { what: fromStatus ? statusLabels[toStatus] : 'Reported', text: reason }),
});

const ofComment = ({ id, author, createdAt, content }: IssueComment) => ({
  key: `comment ${id}`,
  id,
  who: author,
  at: createdAt,
  what: '',
  text: content,
});

const Moment = ({ id, who, at, what, text }: MomentProps) => (
  <li className="flex items-start gap-3">
    <AuthorAvatar name={who} />
    <div className="grid min-w-0 gap-0.5">
      <p className="text-xs text-text-2">
        {who}, <time dateTime={at}>{momentText(at)}</time>
      </p>
      {isUnsentId(id) && <WaitingMark name="" id={id} />}
      {what && <p className="text-sm font-medium">{what}</p>}
      {text && <p className="text-sm [overflow-wrap:anywhere] whitespace-pre-line">{text}</p>}
    </div>
  </li>
);

function CommentForm({ id }: { id: number }) {
  const obstacle = obstacleToReporting(useActor());
  const { form, command } = useCommandForm({
    fields: IssueCommentDraft,
    start: { content: '' },
    endpoint: siteIssuesApi.comment,
    inputOf: (body) => ({ params: { siteIssueId: id }, body }),
    onDone: () => form.set('content', ''),
  });
  if (obstacle) return null;
  return (
    <InlineForm
      form={form}
      command={command}
      failureText={userMessage}
      aria-label="New comment"
      submitText="Send"
      button={{ tone: 'secondary', className: 'justify-self-start' }}
      className="grid gap-2 print:hidden"
    >
      <TextArea label="Comment" {...form.field('content')} />
    </InlineForm>
  );
}
