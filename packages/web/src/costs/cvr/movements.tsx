import type { Movement, ReportFigures } from '@sitewright/domain/costs/cost-report';
import { unallocatedText } from '@sitewright/domain/costs/cost-values';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { TriangleAlert } from 'lucide-react';
import { Money } from '../../ui/format/money.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { WideTable } from '../../ui/layout/wide-table.tsx';
import { Effect } from '../figure/movement-line.tsx';

type Props = { figures: ReportFigures };

/** How the forecast moved since the last frozen month, and why. */
export const Movements = ({ figures: { movements, movedBy, unallocatedMovedBy } }: Props) => (
  <Panel title="Movement since the last frozen month">
    {movements.length === 0 && !isMoved(unallocatedMovedBy) ? (
      <p className="p-4 text-sm text-text-2">
        {movedBy === null ? 'No earlier month has been frozen.' : 'No movement.'}
      </p>
    ) : (
      <WideTable label="Movement since the last frozen month">
        <thead>
          <tr>
            <th scope="col">Cost head</th>
            <th scope="col" className={atDesk}>
              Previous forecast
            </th>
            <th scope="col" className={atDesk}>
              Current forecast
            </th>
            <th scope="col">Movement</th>
            <th scope="col" className="w-full text-left!">
              Reason
            </th>
          </tr>
        </thead>
        <tbody>
          {movements.map((movement) => (
            <Line key={movement.head} {...movement} />
          ))}
          {isMoved(unallocatedMovedBy) && (
            <tr>
              <th scope="row">{unallocatedText}</th>
              <td className={atDesk} colSpan={2} />
              <td>
                <Effect amount={unallocatedMovedBy} />
              </td>
              <td />
            </tr>
          )}
        </tbody>
        {movedBy && (
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td className={atDesk} colSpan={2} />
              <td>
                <Effect amount={movedBy} />
              </td>
              <td />
            </tr>
          </tfoot>
        )}
      </WideTable>
    )}
  </Panel>
);

const isMoved = (by: string | null): by is string => by !== null && Number(by) !== 0;

/** A phone has room for how much and why. */
const atDesk = 'max-md:hidden';

const Line = ({ head, before, now, by, reason, isReasonNeeded }: Movement) => (
  <tr>
    <th scope="row">{costHeadLabels[head]}</th>
    <td className={atDesk}>
      <Money amount={before} />
    </td>
    <td className={atDesk}>
      <Money amount={now} />
    </td>
    <td>
      <Effect amount={by} />
    </td>
    <td className="py-1 text-left! whitespace-normal">
      {reason ??
        (isReasonNeeded && (
          <span className="inline-flex items-center gap-1.5 text-on-warn-soft">
            <TriangleAlert aria-hidden="true" className="size-4" />
            Give a reason before freezing
          </span>
        ))}
    </td>
  </tr>
);
