import type { TabProps } from '../cost-actions.ts';
import { hoursText } from '../labels.ts';
import { UnpricedHours } from '../summary/cost-alerts.tsx';
import { HeadKpis } from './head-kpis.tsx';
import { RowsPanel } from './rows-panel.tsx';

export const LabourTab = ({ analysis }: TabProps) => (
  <>
    <UnpricedHours hours={analysis.hoursWithoutRate} />
    <HeadKpis
      analysis={analysis}
      head="labour"
      quantity={{ label: 'Paid hours', text: hoursText(analysis.hours) }}
    />
    <RowsPanel
      title="Hours"
      slug={analysis.slug}
      filter={{ measure: 'actual', head: 'labour' }}
      empty="Nobody has clocked or written hours here yet. They come from the labour board and the diary."
    />
  </>
);
