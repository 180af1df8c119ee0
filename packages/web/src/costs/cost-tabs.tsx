import { TabLinks } from '../ui/tab-links.tsx';
import type { CostTab } from './search-params.ts';

const tabs: readonly (readonly [tab: CostTab, label: string])[] = [
  ['summary', 'Summary'],
  ['heads', 'Cost heads'],
  ['labour', 'Labour'],
  ['plant', 'Plant'],
  ['materials', 'Materials and POs'],
  ['standing', 'Standing time'],
  ['cvr', 'CVR'],
  ['forecast', 'Forecast'],
  ['transactions', 'Transactions'],
];

/** These are about pounds alone. */
const ofPounds: readonly CostTab[] = ['heads', 'cvr', 'forecast'];

export const isShownTo = (tab: CostTab, isPriced: boolean): boolean =>
  isPriced || !ofPounds.includes(tab);

type Props = { tab: CostTab; isPriced: boolean };

export const CostTabs = ({ tab: here, isPriced }: Props) => (
  <TabLinks
    label="Costs"
    tabs={tabs.filter(([tab]) => isShownTo(tab, isPriced))}
    here={here}
    search={(tab) =>
      ({ since }: { since?: string }) => ({ since, tab })}
  />
);
