import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { type CostHead, costHeads } from '@sitewright/domain/purchase-orders/order-status';
import { fillOf, type Ink, Legend } from '../../ui/charts/patterns.tsx';

const inks: Record<CostHead, Ink> = {
  labour: 'labour',
  materials: 'materials',
  plant: 'plant',
  subcontract: 'transport',
  preliminaries: 'waste',
  other: 'energy',
};

export const fillOfHead = (id: string, head: CostHead): string => fillOf(id, inks[head]);

const entries = costHeads.map((head) => ({ ink: inks[head], label: costHeadLabels[head] }));

export const HeadLegend = ({ id }: { id: string }) => <Legend id={id} entries={entries} />;
