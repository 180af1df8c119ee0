import { footprintApi } from '@sitewright/domain/carbon/api';
import { editions } from '@sitewright/domain/carbon/carbon-values';
import type { Restatement } from '@sitewright/domain/carbon/footprint';
import { weightText, weightTexts } from '@sitewright/domain/carbon/weight-text';
import { daysAfter } from '@sitewright/domain/kernel/calendar';
import type { Project } from '@sitewright/domain/projects/project';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../platform/query.ts';
import { today } from '../../platform/today.ts';
import { SideSheet } from '../../ui/dialogs/side-sheet.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { formatDate, isDate } from '../../ui/fields/parse-date.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { FigureTable } from '../../ui/layout/figure-table.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { twoColumns } from '../../ui/layout/section.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { counted } from '../../ui/table/labels.ts';
import { isNegative, signedWeight, sizeOf } from '../labels.ts';

type Props = { project: Project; onClose: () => void };
type Periods = Record<'year' | 'beforeFrom' | 'beforeTo' | 'afterFrom' | 'afterTo', string>;

const spans = [
  { title: 'Before', from: 'beforeFrom', to: 'beforeTo' },
  { title: 'After', from: 'afterFrom', to: 'afterTo' },
] as const;

/** Two spans of time under the factors of one year: what was done differently, and what was only counted so. */
export function Restate({ project: { slug }, onClose }: Props) {
  const [periods, setPeriods] = useState(() => lastTwoYears(today()));
  const restatement = useQuery({
    ...query(footprintApi.restate, { params: { slug }, query: periods }),
    enabled: isComplete(periods),
    placeholderData: keepPreviousData,
  });
  const field = (name: keyof Periods) => ({
    name,
    value: periods[name],
    onChange: (value: string) => setPeriods((before) => ({ ...before, [name]: value })),
  });
  return (
    <SideSheet title="Compare using one year’s factors" isOpen onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-sm text-text-2">
          Emission factors change every year. Using the factors of one year for both periods shows
          only what the site did differently. No entries are changed.
        </p>
        <SelectField label="Factor year" options={editions.map(String)} {...field('year')} />
        {spans.map(({ title, from, to }) => (
          <fieldset key={title} className="grid gap-2">
            <legend className="mb-2 text-sm font-semibold">{title}</legend>
            <div className={twoColumns}>
              <DateField label="From" today={today()} {...field(from)} />
              <DateField label="To" today={today()} {...field(to)} />
            </div>
          </fieldset>
        ))}
        <Loaded
          query={{ ...restatement, isPending: restatement.isLoading }}
          what="the comparison"
          empty="Choose a year and both periods."
          skeleton={<Skeleton what="the comparison" shape="lines" count={4} />}
        >
          {(found) => <RestatedEffects restatement={found} />}
        </Loaded>
      </div>
    </SideSheet>
  );
}

/** This year up to now, and the one before. */
function lastTwoYears(day: string): Periods {
  const firstOf = (year: number) => `${year}-01-01`;
  const year = Number(day.slice(0, 4));
  return {
    year: String(editions.find((edition) => edition === year) ?? editions.at(-1)),
    beforeFrom: firstOf(year - 1),
    beforeTo: daysAfter(firstOf(year), -1),
    afterFrom: firstOf(year),
    afterTo: day,
  };
}

const isComplete = ({ year: _year, ...days }: Periods): boolean =>
  Object.values(days).every(isDate);

type RestatedEffectsProps = { restatement: Restatement };

/** The change, split into its two causes, in words and as a table. */
function RestatedEffects({ restatement }: RestatedEffectsProps) {
  const { year, before, after, change, activityEffect, factorEffect, keptTerms } = restatement;
  const text = weightTexts(
    [before, after].flatMap(({ recorded, restated }) => [recorded, restated]),
  );
  return (
    <section aria-label="Changes" className="grid gap-3">
      <ul className="grid gap-1 rounded-control bg-sunken px-3 py-2.5 text-sm">
        <li className="font-semibold">{moreOrLess(change)} in total, as recorded.</li>
        <li>{signedWeight(activityEffect)} from site activity.</li>
        <li>{signedWeight(factorEffect)} from factor changes.</li>
      </ul>
      <FigureTable
        label={`Both periods with ${year} factors`}
        rows={[before, after]}
        keyOf={({ from }) => from}
        columns={[
          ['Period', ({ from, to }) => `${formatDate(from)} to ${formatDate(to)}`],
          ['As recorded', ({ recorded }) => text(recorded)],
          [`${year} factors`, ({ restated }) => text(restated)],
        ]}
      />
      {keptTerms > 0 && (
        <p className="text-xs text-text-2">
          {counted(keptTerms, keptTerms === 1 ? 'calculation has' : 'calculations have')} no {year}{' '}
          factor and {keptTerms === 1 ? 'is' : 'are'} shown as recorded.
        </p>
      )}
    </section>
  );
}

function moreOrLess(amount: string): string {
  if (Number(amount) === 0) return 'No change';
  return `${weightText(sizeOf(amount))} ${isNegative(amount) ? 'less' : 'more'}`;
}
