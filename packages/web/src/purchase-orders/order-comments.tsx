import { obstacleOfRole } from '@sitewright/domain/kernel/access';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import {
  type OrderComment,
  OrderCommentDraft,
  type PurchaseOrder,
} from '@sitewright/domain/purchase-orders/purchase-order';
import { useQuery } from '@tanstack/react-query';
import { InlineForm } from '../forms/inline-form.tsx';
import { useCommandForm } from '../forms/use-command-form.ts';
import { userMessage } from '../platform/call.ts';
import { query } from '../platform/query.ts';
import { useActor } from '../platform/session.ts';
import { AuthorAvatar } from '../ui/author-avatar.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { momentText } from '../ui/format/date-time.ts';
import { AsideCard } from '../ui/layout/aside-card.tsx';

const box = 'order-comment';

/** The anchor for questions about an order. */
export const goToComments = () =>
  document.querySelector<HTMLElement>(`[data-form="${box}"] textarea`)?.focus();

export function OrderComments({ order: { id } }: { order: PurchaseOrder }) {
  const { data } = useQuery(
    query(purchaseOrdersApi.listComments, { params: { purchaseOrderId: id } }),
  );
  return (
    <AsideCard title="Comments">
      {!!data?.length && (
        <ul className="grid gap-3">
          {data.map((comment) => (
            <Comment key={comment.id} {...comment} />
          ))}
        </ul>
      )}
      <CommentForm id={id} />
    </AsideCard>
  );
}

const Comment = ({ author, createdAt, message }: OrderComment) => (
  <li className="flex items-start gap-3">
    <AuthorAvatar name={author} />
    <div className="grid min-w-0 gap-0.5">
      <p className="text-xs text-text-2">
        {author}, <time dateTime={createdAt}>{momentText(createdAt)}</time>
      </p>
      <p className="text-sm [overflow-wrap:anywhere] whitespace-pre-line">{message}</p>
    </div>
  </li>
);

function CommentForm({ id }: { id: number }) {
  const obstacle = obstacleOfRole(useActor(), 'comment', 'C', 'comment');
  const { form, command } = useCommandForm({
    fields: OrderCommentDraft,
    start: { message: '' },
    endpoint: purchaseOrdersApi.comment,
    inputOf: (body) => ({ params: { purchaseOrderId: id }, body }),
    onDone: () => form.set('message', ''),
  });
  if (obstacle) return <p className="text-xs text-text-2">{obstacle.message}</p>;
  return (
    <InlineForm
      form={form}
      command={command}
      failureText={userMessage}
      data-form={box}
      aria-label="New comment"
      submitText="Comment"
      button={{ tone: 'secondary', className: 'justify-self-start' }}
      className="grid gap-2 print:hidden"
    >
      <TextArea label="Comment or question" {...form.field('message')} />
    </InlineForm>
  );
}
