import { costSources, measures } from '@sitewright/domain/costs/cost-values';
import { obstacleToCosts } from '@sitewright/domain/costs/rules';
import { seesCosts } from '@sitewright/domain/costs/shown-to';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { costHeads } from '@sitewright/domain/purchase-orders/order-status';
import { Plus } from 'lucide-react';
import { useActor } from '../../platform/session.ts';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { optionsOf } from '../../ui/fields/options.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { TabProps } from '../cost-actions.ts';
import { measureLabels, sourceLabels } from '../labels.ts';
import { UnratedNotice } from '../rates/unrated-notice.tsx';
import { type CostSearch, useChangeCostSearch, useCostSearch } from '../search-params.ts';
import { RowsPanel } from './rows-panel.tsx';

/** The whole cost book of a contract. */
export function TransactionsTab({ analysis, onAction }: TabProps) {
  const actor = useActor();
  const { measure, head, source, rate } = useCostSearch();
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3 print:hidden">
        <Filters />
        {seesCosts(actor) && (
          <ButtonWithReason
            icon={Plus}
            obstacle={obstacleToCosts(actor)}
            onClick={() => onAction('cost')}
          >
            Add cost
          </ButtonWithReason>
        )}
      </div>
      {rate && <UnratedNotice hours={analysis.hoursWithoutRate} projectId={analysis.projectId} />}
      <RowsPanel
        title="Transactions"
        slug={analysis.slug}
        filter={{
          measure: measure ?? 'actual',
          ...(head && { head }),
          ...(source && { source }),
          ...(rate && { rate }),
        }}
        empty={<NoRows chosen={[head, source, rate].filter(Boolean).length} />}
      />
    </>
  );
}

function NoRows({ chosen }: { chosen: number }) {
  const change = useChangeCostSearch();
  const clear = () =>
    change({ head: undefined, source: undefined, rate: undefined }, { replace: true });
  if (chosen === 0) return <p className="text-text-2">No transactions yet.</p>;
  return (
    <p className="text-text-2">
      Nothing matches {chosen} {chosen === 1 ? 'filter' : 'filters'}.{' '}
      <LinkButton onClick={clear}>Clear filters</LinkButton>
    </p>
  );
}

function Filters() {
  const change = useChangeCostSearch();
  const { measure = 'actual', ...chosen } = useCostSearch();
  const set = (name: 'measure' | Narrowing) => (value: string | undefined) =>
    change({ [name]: value } as CostSearch, { replace: true });
  const isPriced = seesCosts(useActor());
  return (
    <div className="grid grid-cols-2 gap-3 max-sm:w-full lg:grid-cols-4">
      <SelectField
        label="Type"
        name="measure"
        placeholder="Actual"
        options={optionsOf(measures, measureLabels)}
        value={measure}
        onChange={set('measure')}
      />
      {narrowings
        .filter(({ name }) => isPriced || name !== 'rate')
        .map(({ name, ...field }) => (
          <SelectField
            key={name}
            name={name}
            {...field}
            value={chosen[name] ?? ''}
            onChange={set(name)}
            onClear={() => set(name)(undefined)}
          />
        ))}
    </div>
  );
}

/** The filters. */
const narrowings = [
  {
    name: 'head',
    label: 'Cost head',
    placeholder: 'All',
    options: optionsOf(costHeads, costHeadLabels),
  },
  {
    name: 'source',
    label: 'Source',
    placeholder: 'All',
    options: optionsOf(costSources, sourceLabels),
  },
  {
    name: 'rate',
    label: 'Rate',
    placeholder: 'Any',
    options: [{ value: 'none', label: 'No rate' }],
  },
] as const;

type Narrowing = (typeof narrowings)[number]['name'];
