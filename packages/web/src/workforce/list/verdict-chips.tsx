import type { Worker } from '@sitewright/domain/workforce/worker';
import { CountChips } from '../../ui/count-chips.tsx';
import type { OnView, TableView } from '../../ui/table/table-view.ts';
import { verdictOrder, verdictWords } from '../verdict.tsx';

type Props = { workers: readonly Worker[] | undefined; view: TableView; onView: OnView };

/** The number of workers by verdict, whatever the other filters are. */
export const VerdictChips = ({ workers, view, onView }: Props) =>
  workers ? (
    <CountChips
      label="Which workers"
      value={view.verdict ?? 'all'}
      options={[
        { value: 'all', label: 'All', count: workers.length },
        ...verdictOrder.map((value) => ({
          value,
          label: verdictWords[value],
          count: workers.filter(({ verdict }) => verdict.state === value).length,
        })),
      ]}
      onChange={(chosen) =>
        onView({ ...view, verdict: chosen === 'all' ? undefined : chosen }, { replace: false })
      }
    />
  ) : (
    <div aria-hidden="true" className="h-control-sm site:h-11" />
  );
