import type { CostCurve } from '@sitewright/domain/costs/cost-figures';
import { Money } from '../../ui/format/money.tsx';
import { showDate } from '../../ui/parse-date.ts';
import { WideTable } from '../../ui/wide-table.tsx';
import { weeksWithFigures } from './curve.ts';

/** What the curves show, to read. */
export const CurveTable = ({ curve }: { curve: CostCurve }) => (
  <WideTable label="Cumulative cost by week">
    <thead>
      <tr>
        <th scope="col">Week to</th>
        <th scope="col">Actual</th>
        <th scope="col">Forecast</th>
        <th scope="col">Budget</th>
      </tr>
    </thead>
    <tbody>
      {weeksWithFigures(curve).map(({ day, actual, forecast, plan }) => (
        <tr key={day}>
          <th scope="row">{showDate(day)}</th>
          <td>{actual && <Money amount={actual} />}</td>
          <td>{forecast && <Money amount={forecast} />}</td>
          <td>{plan && <Money amount={plan} />}</td>
        </tr>
      ))}
    </tbody>
  </WideTable>
);
