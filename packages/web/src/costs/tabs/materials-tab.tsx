import { seesCosts } from '@sitewright/domain/costs/shown-to';
import { useActor } from '../../platform/session.ts';
import type { TabProps } from '../cost-actions.ts';
import { HeadKpis } from './head-kpis.tsx';
import { RowsPanel } from './rows-panel.tsx';

export function MaterialsTab({ analysis }: TabProps) {
  const isPriced = seesCosts(useActor());
  return (
    <>
      {isPriced && <HeadKpis analysis={analysis} head="materials" />}
      <RowsPanel
        title="Deliveries"
        slug={analysis.slug}
        filter={{ source: 'delivery' }}
        empty="Nothing has been received yet."
      />
      <RowsPanel
        title="Orders, as they were approved"
        slug={analysis.slug}
        filter={{ source: 'order', measure: 'committed' }}
        empty="No order has been approved yet."
      />
    </>
  );
}
