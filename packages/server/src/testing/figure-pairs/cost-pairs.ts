import { costsApi } from '@sitewright/domain/costs/api';
import type { CostAnalysis, CurvePoint } from '@sitewright/domain/costs/cost-figures';
import type { CostRowFilter } from '@sitewright/domain/costs/cost-row';
import { decimalOf, scaled } from '@sitewright/domain/kernel/decimal';
import { penceOf, sumOf } from '@sitewright/domain/kernel/pence';
import { percentOf } from '@sitewright/domain/kernel/percent';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { overviewApi } from '@sitewright/domain/overview/api';
import { analysisPrint } from '../../costs/cost-print.ts';
import { allPages } from '../all-pages.ts';
import type { Caller } from '../caller.ts';
import { type Pair, pair } from './pair.ts';

const contracts = 'contracts list and cost analysis';
const lists = 'list of all costs and cost analysis';
const print = 'cost analysis and its PDF';
const book = 'cost analysis and its transactions';
const heads = 'cost analysis and the sum of its cost heads';
const curve = 'cost analysis and the end of its curve';

/** Of every contract: list, analysis, transactions, curve and print. */
export async function costPairs(director: Caller): Promise<Pair[]> {
  const listed = await director.call(costsApi.list, { query: {} });
  const analyses = await Promise.all(
    listed.map(({ slug }) => director.call(costsApi.read, { params: { slug } })),
  );
  return [
    ...(await overviewPairs(director, analyses)),
    ...listPairs(listed, analyses),
    ...headPairs(analyses),
    ...(await bookPairs(director, analyses)),
    ...(await curvePairs(director, analyses)),
    ...printPairs(analyses),
  ];
}

type Analyses = readonly CostAnalysis[];

async function overviewPairs(director: Caller, analyses: Analyses): Promise<Pair[]> {
  const overviews = await director.call(overviewApi.contracts, {});
  const byContract = analyses.map(({ projectId }) =>
    overviews.find((overview) => overview.projectId === projectId),
  );
  return [
    pair(
      'Contract value',
      contracts,
      byContract.map((overview) => overview?.revisedValue),
      analyses.map(({ contractValue }) => contractValue),
    ),
    pair(
      'Revised budget',
      contracts,
      byContract.map((overview) => overview?.revisedBudget ?? '0.00'),
      analyses.map(({ revised }) => revised),
    ),
    pair(
      'Actual to date',
      contracts,
      byContract.map((overview) => overview?.spent),
      analyses.map(({ actual }) => actual),
    ),
    pair(
      'Budget spent',
      contracts,
      byContract.map((overview) =>
        percentOf(penceOf(overview?.spent ?? '0'), penceOf(overview?.revisedBudget ?? '0')),
      ),
      analyses.map(({ spent }) => spent),
    ),
  ];
}

const inBoth = {
  'Contract value': 'contractValue',
  'Revised budget': 'revised',
  'Actual to date': 'actual',
  Committed: 'committed',
  'Open commitment': 'open',
  'Cost to complete': 'toComplete',
  'Forecast final': 'forecast',
  Variance: 'variance',
  Margin: 'margin',
  'Budget spent': 'spent',
  Complete: 'percentComplete',
  'Earned value': 'earnedValue',
  CPI: 'cpi',
  SPI: 'spi',
  'Paid hours': 'hours',
  'Plant hire days': 'plantDays',
} as const;

type Listed = Pick<CostAnalysis, (typeof inBoth)[keyof typeof inBoth]>;

const listPairs = (listed: readonly Listed[], analyses: Analyses): Pair[] =>
  Object.entries(inBoth).map(([name, field]) =>
    pair(
      name,
      lists,
      listed.map((line) => line[field]),
      analyses.map((analysis) => analysis[field]),
    ),
  );

const ofHeads = {
  'Actual to date': 'actual',
  Committed: 'committed',
  'Open commitment': 'open',
} as const;

const headPairs = (analyses: Analyses): Pair[] => [
  ...Object.entries(ofHeads).map(([name, field]) =>
    pair(
      name,
      heads,
      analyses.map((analysis) => analysis[field]),
      analyses.map((analysis) => sumOf(analysis.heads.map((head) => head[field]))),
    ),
  ),
  pair(
    'Forecast final',
    `${heads} and the unallocated budget`,
    analyses.map(({ forecast }) => forecast),
    analyses.map((analysis) =>
      sumOf([...analysis.heads.map(({ forecast }) => forecast), analysis.unallocated.toComplete]),
    ),
  ),
];

async function bookPairs(director: Caller, analyses: Analyses): Promise<Pair[]> {
  const sumsOf = (filter: CostRowFilter) =>
    Promise.all(
      analyses.map(async ({ slug }) =>
        sumOf(
          (await allPages(director, costsApi.rows, { params: { slug }, query: filter })).map(
            ({ amount }) => amount,
          ),
        ),
      ),
    );
  const standing = analyses.map((analysis) => sumOf(analysis.standing.map(({ cost }) => cost)));
  return [
    pair(
      'Actual to date',
      book,
      analyses.map(({ actual }) => actual),
      await sumsOf({ measure: 'actual' }),
    ),
    pair(
      'Committed',
      book,
      analyses.map(({ committed }) => committed),
      await sumsOf({ measure: 'committed' }),
    ),
    pair(
      'Open commitment',
      book,
      analyses.map(({ open }) => open),
      await sumsOf({ measure: 'open' }),
    ),
    pair('Standing time', book, standing, await sumsOf({ measure: 'actual', reason: 'any' })),
  ];
}

const lastWith = (points: readonly CurvePoint[], field: 'actual' | 'forecast') =>
  points.findLast((point) => point[field] !== null)?.[field];

async function curvePairs(director: Caller, analyses: Analyses): Promise<Pair[]> {
  const all = await Promise.all(
    analyses.map(async (analysis) => ({
      analysis,
      points: (await director.call(costsApi.curve, { params: { slug: analysis.slug } })).points,
    })),
  );
  const drawn = all.filter(({ points }) => points.length > 0);
  // What has ended has no more to come.
  const going = drawn.filter(({ points }) => lastWith(points, 'forecast') !== undefined);
  return [
    pair(
      'Actual to date',
      curve,
      drawn.map(({ analysis }) => analysis.actual),
      drawn.map(({ points }) => lastWith(points, 'actual')),
    ),
    pair(
      'Forecast final',
      curve,
      going.map(({ analysis }) => analysis.forecast),
      going.map(({ points }) => lastWith(points, 'forecast')),
    ),
    pair(
      'Paid hours',
      'cost analysis and the weeks of its curve',
      drawn.map(({ analysis }) => analysis.hours),
      drawn.map(({ points }) =>
        decimalOf(
          points.reduce((sum, { hours }) => sum + scaled(hours, 3), 0n),
          3,
        ),
      ),
    ),
  ];
}

const printed = {
  'Contract value': 'contractValue',
  'Revised budget': 'revised',
  'Actual to date': 'actual',
  'Open commitment': 'open',
  'Cost to complete': 'toComplete',
  'Forecast final': 'forecast',
  Variance: 'variance',
  'Earned value': 'earnedValue',
} as const;

function printPairs(analyses: Analyses): Pair[] {
  const facts = analyses.map((analysis) => {
    const { blocks } = analysisPrint(analysis, { name: '', lines: [] } as never);
    return blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []));
  });
  return Object.entries(printed).map(([name, field]) =>
    pair(
      name,
      print,
      analyses.map((analysis) => (analysis[field] === null ? '–' : formatPounds(analysis[field]))),
      facts.map((all) => all.find(([label]) => label === name)?.[1]),
    ),
  );
}
