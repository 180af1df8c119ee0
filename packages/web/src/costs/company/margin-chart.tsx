import type { ContractCosts } from '@sitewright/domain/costs/cost-figures';
import { poundsTick, tickLook } from '../../ui/charts/chart-styles.ts';
import { HorizontalBars } from '../../ui/charts/horizontal-bars.tsx';
import { scaleOf } from '../../ui/charts/scale.ts';
import { counted } from '../../ui/table/labels.ts';
import { isNegative, percentText } from '../labels.ts';

type Props = { contracts: readonly ContractCosts[] };

/** A bar for each contract: its margin, to the left of zero where it loses. */
export const MarginChart = ({ contracts }: Props) => (
  <HorizontalBars
    label={`Margin by contract, ${counted(contracts.length, contracts.length === 1 ? 'contract' : 'contracts')}`}
    scale={scaleOf(contracts.map(({ margin }) => Number(margin)))}
    format={poundsTick}
    rows={contracts.map(({ projectId, code, name, margin, marginPercent }) => ({
      key: projectId,
      name: code ?? name,
      bars: [
        {
          to: Number(margin),
          thickness: 16,
          className: isNegative(margin) ? 'fill-bad' : 'fill-ok',
        },
      ],
      value: { text: percentText(marginPercent), className: tickLook },
    }))}
  />
);
