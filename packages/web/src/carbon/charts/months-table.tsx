import { categoryLabels } from '@sitewright/domain/carbon/carbon-labels';
import { carbonCategories } from '@sitewright/domain/carbon/carbon-values';
import { WideTable } from '../../ui/wide-table.tsx';
import { weightText } from '../labels.ts';
import { kilogramsOf, type Month } from './months.ts';

/** What the bars show, to read. */
export const MonthsTable = ({ months }: { months: readonly Month[] }) => (
  <WideTable label="Carbon by month and category">
    <thead>
      <tr>
        <th scope="col">Month</th>
        {carbonCategories.map((category) => (
          <th key={category} scope="col">
            {categoryLabels[category]}
          </th>
        ))}
        <th scope="col">Total</th>
      </tr>
    </thead>
    <tbody>
      {months.toReversed().map(({ month, total, categories }) => (
        <tr key={month}>
          <th scope="row">{nameOf(month)}</th>
          {carbonCategories.map((category) => (
            <td key={category}>{cell(kilogramsOf(categories, category))}</td>
          ))}
          <td className="font-semibold">{weightText(total)}</td>
        </tr>
      ))}
    </tbody>
  </WideTable>
);

const cell = (kilograms: string | undefined) =>
  kilograms && Number(kilograms) !== 0 ? weightText(kilograms) : '';

const format = new Intl.DateTimeFormat('en-GB', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'Nov 2026' */
const nameOf = (day: string): string => format.format(new Date(day));
