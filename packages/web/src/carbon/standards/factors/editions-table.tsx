import type { Factor } from '@sitewright/domain/carbon/factor';
import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import { WideTable } from '../../../ui/wide-table.tsx';
import { changeText, percentOf } from '../labels.ts';

type Props = { editions: readonly Factor[] };

/** All editions side by side, the latest first: what fell on paper alone is seen here. */
export const EditionsTable = ({ editions }: Props) => (
  <div className="rounded-card border border-line">
    <WideTable label="By edition">
      <thead>
        <tr>
          <th scope="col">Edition</th>
          <th scope="col">kg CO₂e per {editions[0]?.unit}</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {editions.map((factor, place) => (
          <tr key={`${factor.year} ${factor.value}`}>
            <th scope="row">{factor.year}</th>
            <td>
              {readableDecimal(factor.value)}
              <small className="block text-xs text-text-2">{noteOf(factor)}</small>
            </td>
            <td>{since(factor, editions[place + 1])}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  </div>
);

const since = (factor: Factor, before: Factor | undefined): string =>
  before ? changeText(percentOf(before.value, factor.value)) : '';

const noteOf = ({ official, copies }: Factor): string | null => {
  if (official) return `own, for ${readableDecimal(official)}`;
  return copies === 1 ? 'found in one copy only' : null;
};
