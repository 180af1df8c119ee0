import type { TabProps } from '../cost-actions.ts';
import { RowsPanel } from './rows-panel.tsx';
import { StandingPanel } from './standing-panel.tsx';

export const StandingTab = ({ analysis }: TabProps) => (
  <>
    <StandingPanel analysis={analysis} />
    <RowsPanel
      title="When and who"
      slug={analysis.slug}
      filter={{ measure: 'actual', reason: 'any' }}
      empty="Nothing stood still."
    />
  </>
);
