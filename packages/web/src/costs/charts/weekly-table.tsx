import type { CurvePoint } from '@sitewright/domain/costs/cost-figures';
import { sumOf } from '@sitewright/domain/kernel/pence';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { costHeads } from '@sitewright/domain/purchase-orders/order-status';
import { showDate } from '../../ui/parse-date.ts';
import { WideTable } from '../../ui/wide-table.tsx';
import { FigureButton } from '../figure/figure-button.tsx';

/** What the bars show, to read and to open. */
export const WeeklyTable = ({ weeks }: { weeks: readonly CurvePoint[] }) => (
  <WideTable label="Cost of each week by cost head">
    <thead>
      <tr>
        <th scope="col">Week to</th>
        {costHeads.map((head) => (
          <th key={head} scope="col">
            {costHeadLabels[head]}
          </th>
        ))}
        <th scope="col">Total</th>
      </tr>
    </thead>
    <tbody>
      {weeks.toReversed().map(({ day, byHead }) => (
        <tr key={day}>
          <th scope="row">{showDate(day)}</th>
          {costHeads.map((head) => (
            <td key={head}>
              {Number(byHead[head]) !== 0 && (
                <FigureButton figure="actual" of={head} week={day} amount={byHead[head]} />
              )}
            </td>
          ))}
          <td className="font-semibold">
            <FigureButton figure="actual" week={day} amount={sumOf(Object.values(byHead))} />
          </td>
        </tr>
      ))}
    </tbody>
  </WideTable>
);
