import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import type { ApprovalView } from '@sitewright/domain/purchase-orders/approval';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, OctagonAlert, TriangleAlert, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { query } from '../../platform/query.ts';
import { AuthorAvatar } from '../../ui/author-avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { momentText } from '../../ui/format/date-time.ts';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import type { Action } from '../order-actions.ts';
import { ApprovalButtons } from './approval-buttons.tsx';
import { BudgetPart, CarbonPart } from './approval-figures.tsx';
import type { Decision } from './use-decision.ts';

type Props = { order: PurchaseOrder; decision: Decision; onAction: (action: Action) => void };

/** The facts that an approver looks at first. */
export const ApprovalPanel = ({ order, decision, onAction }: Props) =>
  decision.isOpen && (
    <section
      aria-label="Approval"
      className="divide-y divide-line rounded-card border border-line bg-surface"
    >
      <div className="flex items-center justify-between gap-2 px-4 py-3">
        <h2 className="text-base">Approval</h2>
        {!decision.obstacle && (
          <Badge tone="info" icon={UserRound}>
            Waiting for you
          </Badge>
        )}
      </div>
      <Facts order={order} />
      {decision.decides && (
        <Part isHiddenOnPhone>
          <ApprovalButtons decision={decision} onAction={onAction} />
        </Part>
      )}
    </section>
  );

const Facts = ({ order }: Pick<Props, 'order'>) => (
  <Loaded
    query={useQuery(
      query(purchaseOrdersApi.approvalView, { params: { purchaseOrderId: order.id } }),
    )}
    what="the approval"
    empty="No contract figures are available for this order."
    skeleton={
      <div className="min-h-[515px] p-4">
        <Skeleton what="the approval" shape="lines" count={6} />
      </div>
    }
  >
    {(view) => (
      <>
        <Part>
          <Request order={order} view={view} />
        </Part>
        <Part>
          <BudgetPart view={view} />
        </Part>
        <Part>
          <CarbonPart carbon={view.carbon} />
        </Part>
        {view.remarks.length > 0 && (
          <Part>
            <Remarks remarks={view.remarks} />
          </Part>
        )}
      </>
    )}
  </Loaded>
);

type PartProps = { isHiddenOnPhone?: boolean; children: ReactNode };

/** On a phone the buttons are under the thumb instead. */
const Part = ({ isHiddenOnPhone = false, children }: PartProps) => (
  <div className={isHiddenOnPhone ? 'p-4 max-md:hidden' : 'p-4 max-md:px-4'}>{children}</div>
);

/** Their account may be gone by now. */
const askerOf = ({ submittedByName }: PurchaseOrder) => submittedByName ?? 'A former user';

const Request = ({ order, view }: Pick<Props, 'order'> & { view: ApprovalView }) => (
  <div className="flex items-start gap-3">
    <AuthorAvatar name={askerOf(order)} />
    <div className="min-w-0">
      <p className="text-sm">
        <b className="font-semibold">{askerOf(order)}</b> requests approval for{' '}
        <b className="font-semibold tabular-nums">{formatPounds(view.net)}</b> net
      </p>
      <p className="text-xs text-text-2">
        {order.submittedAt && `${momentText(order.submittedAt)}. `}
        {limitText(view.limit)}
      </p>
    </div>
  </div>
);

function limitText(limit: ApprovalView['limit']): string {
  if (limit === undefined) return '';
  return limit === null ? 'No approval limit' : `Your approval limit is ${formatPounds(limit)}`;
}

const looks = {
  ok: { icon: CircleCheck, ink: 'text-ok' },
  caution: { icon: TriangleAlert, ink: 'text-warn' },
  stop: { icon: OctagonAlert, ink: 'text-bad' },
};

/** Remarks for and against approval, each in a sentence. */
const Remarks = ({ remarks }: Pick<ApprovalView, 'remarks'>) => (
  <ul className="grid gap-1 text-sm">
    {remarks.map(({ tone, text }) => {
      const { icon: Icon, ink } = looks[tone];
      return (
        <li key={text} className="flex items-start gap-2">
          <Icon aria-hidden="true" className={`mt-0.5 size-4 ${ink}`} />
          <span className="[overflow-wrap:anywhere]">{text}</span>
        </li>
      );
    })}
  </ul>
);
