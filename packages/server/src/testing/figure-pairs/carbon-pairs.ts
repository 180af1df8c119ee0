import { footprintApi } from '@sitewright/domain/carbon/api';
import type { Footprint } from '@sitewright/domain/carbon/footprint';
import { sumOfKilograms } from '@sitewright/domain/carbon/kilograms';
import { overviewApi } from '@sitewright/domain/overview/api';
import type { Caller } from '../caller.ts';
import { type Pair, pair } from './pair.ts';

/** The footprint of the company and of each contract. */
export async function carbonPairs(director: Caller): Promise<Pair[]> {
  const company = await director.call(footprintApi.company, { query: {} });
  const listed = await director.call(footprintApi.contracts, { query: {} });
  const overviews = await director.call(overviewApi.contracts, {});
  const footprints: Footprint[] = [];
  for (const { slug } of listed)
    footprints.push(await director.call(footprintApi.read, { params: { slug }, query: {} }));
  const kilograms = (all: readonly (string | null | undefined)[]) =>
    all.map((amount) => sumOfKilograms([amount ?? '0']));
  const total = 'Total emissions';
  const places = 'list of footprints and footprint';
  return [
    pair(
      total,
      places,
      kilograms(listed.map((line) => line.total)),
      kilograms(footprints.map(({ totals }) => totals.total)),
    ),
    pair(total, 'company and its contracts', kilograms([company.totals.total]), [
      sumOfKilograms(listed.map((line) => line.total)),
    ]),
    pair(
      total,
      'contracts list and footprint',
      kilograms(
        listed.map(({ projectId }) => overviews.find((one) => one.projectId === projectId)?.carbon),
      ),
      kilograms(listed.map((line) => line.total)),
    ),
    pair(
      total,
      'footprint and its months',
      kilograms(footprints.map(({ totals }) => totals.total)),
      footprints.map(({ byMonth }) => sumOfKilograms(byMonth.map((month) => month.total))),
    ),
    pair(
      total,
      'footprint and its categories',
      kilograms(footprints.map(({ totals }) => totals.total)),
      footprints.map(({ byCategory }) => sumOfKilograms(byCategory.map((one) => one.kilograms))),
    ),
    pair(
      'Per £100k of value',
      places,
      listed.map((line) => line.perHundredThousand),
      footprints.map(({ totals }) => totals.perHundredThousand),
    ),
    pair(
      'Per £100k of value',
      'company and the average of a contract',
      [company.totals.perHundredThousand],
      [footprints[0]?.companyPerHundredThousand],
    ),
    pair(
      'No factor',
      places,
      listed.map(({ drafts }) => drafts),
      footprints.map(({ totals }) => totals.drafts),
    ),
    pair(
      'No factor',
      'company and its contracts',
      company.totals.drafts,
      listed.reduce((sum, { drafts }) => sum + drafts, 0),
    ),
  ];
}
