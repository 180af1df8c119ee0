import type { TabProps } from '../cost-actions.ts';
import { daysText } from '../labels.ts';
import { HeadKpis } from './head-kpis.tsx';
import { RowsPanel } from './rows-panel.tsx';

export const PlantTab = ({ analysis }: TabProps) => (
  <>
    <HeadKpis
      analysis={analysis}
      head="plant"
      quantity={{ label: 'On hire', text: daysText(analysis.plantDays) }}
    />
    <RowsPanel
      title="Days on hire"
      slug={analysis.slug}
      filter={{ measure: 'actual', head: 'plant' }}
      empty="No plant has been on hire yet. Its days come from the plant tab of the contract."
    />
  </>
);
