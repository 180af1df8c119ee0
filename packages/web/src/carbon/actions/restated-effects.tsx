import type { Restatement } from '@sitewright/domain/carbon/footprint';
import { showDate } from '../../ui/parse-date.ts';
import { counted } from '../../ui/table/labels.ts';
import { WideTable } from '../../ui/wide-table.tsx';
import { isNegative, signedWeight, sizeOf, weightText } from '../labels.ts';

type Props = { restatement: Restatement };

/** The change, split into its two causes, in words and as a table. */
export function RestatedEffects({ restatement }: Props) {
  const { year, before, after, change, activityEffect, factorEffect, keptTerms } = restatement;
  return (
    <section aria-label="What changed" className="grid gap-3">
      <ul className="grid gap-1 rounded-control bg-sunken px-3 py-2.5 text-sm">
        <li className="font-semibold">{moreOrLess(change)}, as recorded.</li>
        <li>{signedWeight(activityEffect)} by what the site did.</li>
        <li>{signedWeight(factorEffect)} by other factors.</li>
      </ul>
      <WideTable label={`Two spans of time under ${year}`}>
        <thead>
          <tr>
            <th scope="col">Days</th>
            <th scope="col">As recorded</th>
            <th scope="col">Under {year}</th>
          </tr>
        </thead>
        <tbody>
          {[before, after].map(({ from, to, recorded, restated }) => (
            <tr key={from}>
              <th scope="row">
                {showDate(from)} to {showDate(to)}
              </th>
              <td>{weightText(recorded)}</td>
              <td>{weightText(restated)}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      {keptTerms > 0 && (
        <p className="text-xs text-text-2">
          {counted(keptTerms, keptTerms === 1 ? 'product has' : 'products have')} no factor of{' '}
          {year} and stand as recorded.
        </p>
      )}
    </section>
  );
}

function moreOrLess(amount: string): string {
  if (Number(amount) === 0) return 'As much as before';
  return `${weightText(sizeOf(amount))} ${isNegative(amount) ? 'less' : 'more'}`;
}
