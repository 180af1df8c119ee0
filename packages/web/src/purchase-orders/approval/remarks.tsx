import type { ApprovalView } from '@sitewright/domain/purchase-orders/approval';
import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';

const looks = {
  ok: { icon: CircleCheck, ink: 'text-ok' },
  caution: { icon: TriangleAlert, ink: 'text-warn' },
  stop: { icon: OctagonAlert, ink: 'text-bad' },
};

/** What speaks for it and against it, each in a sentence. */
export const Remarks = ({ remarks }: Pick<ApprovalView, 'remarks'>) => (
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
