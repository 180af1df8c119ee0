import { sumOf } from '@sitewright/domain/kernel/pence';
import { labourApi } from '@sitewright/domain/labour/api';
import type { StandingCost } from '@sitewright/domain/labour/labour-session';
import { pauseLabels } from '@sitewright/domain/labour/pause-labels';
import { isPaidByDefault } from '@sitewright/domain/labour/rules';
import type { Project } from '@sitewright/domain/projects/project';
import { useQuery } from '@tanstack/react-query';
import { query } from '../platform/query.ts';
import { Money } from '../ui/format/money.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';

type Props = { project: Project; from: string; to: string };

/** The cost of waiting by reason; without amounts for a user who may not see them. */
export function StandingCosts({ project, from, to }: Props) {
  const standing = useQuery(
    query(labourApi.standing, { params: { projectId: project.id }, query: { from, to } }),
  );
  return (
    <Loaded
      query={standing}
      what="standing time"
      empty={emptyText}
      skeleton={<Skeleton what="standing time" shape="lines" count={3} />}
    >
      {({ reasons }) =>
        reasons.some(isStanding) ? (
          <Table reasons={reasons.filter(isStanding)} />
        ) : (
          <p className="text-sm text-text-2">{emptyText}</p>
        )
      }
    </Loaded>
  );
}

/** An unpaid break is not standing time. */
const isStanding = ({ reason, paidHours }: StandingCost) =>
  isPaidByDefault(reason) || Number(paidHours) > 0;

const emptyText = 'No standing time.';
const meaning = 'Number of people in each crew × hours standing. A machine counts as one.';
const ofCost =
  'Paid waiting time for crews with a rate agreed at the start. Cost analysis includes every crew.';

const withMachines =
  'People and machines on the clock. Operative hours lost count people only; idle hired plant is in the cost analysis.';

function Table({ reasons }: { reasons: StandingCost[] }) {
  const costs = reasons.map(({ cost }) => cost);
  const isPriced = costs.some((cost) => cost !== null);
  return (
    <table className="w-full text-sm">
      <caption title={meaning} className="pb-1 text-left font-semibold">
        Standing time by reason
        <span className="block text-xs font-normal tracking-normal text-text-2">
          {withMachines}
        </span>
      </caption>
      <thead className="text-xs tracking-normal text-text-2">
        <tr>
          <th scope="col" className={`${cell} text-left font-medium`}>
            Reason
          </th>
          <th scope="col" title={meaning} className={`${figure} font-medium`}>
            Hours
          </th>
          {isPriced && (
            <th scope="col" title={ofCost} className={`${figure} font-medium`}>
              At agreed rates
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {reasons.map(({ reason, hours, cost }) => (
          <tr key={reason} className="border-t border-line-2">
            <th scope="row" className={`${cell} text-left font-normal [overflow-wrap:anywhere]`}>
              {pauseLabels[reason]}
            </th>
            <td className={figure}>{hours}</td>
            {isPriced && <td className={figure}>{cost ? <Money amount={cost} /> : '–'}</td>}
          </tr>
        ))}
      </tbody>
      {isPriced && reasons.length > 1 && <Total amount={sumOf(costs)} />}
    </table>
  );
}

const Total = ({ amount }: { amount: string }) => (
  <tfoot className="font-semibold">
    <tr className="border-t border-line">
      <th scope="row" colSpan={2} className={`${cell} text-left`}>
        Total
      </th>
      <td className={figure}>
        <Money amount={amount} />
      </td>
    </tr>
  </tfoot>
);

const cell = 'py-1.5 pr-2';
const figure = 'py-1.5 pl-2 text-right tabular-nums';
