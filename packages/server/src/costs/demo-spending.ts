import { daysAfter, daysBetween } from '@sitewright/domain/kernel/calendar';
import { type CostHead, costHeads } from '@sitewright/domain/purchase-orders/order-status';

/** The usual shares of a budget in per cent; the rest is not allocated. */
const shares: Record<CostHead, number> = {
  labour: 18.7,
  materials: 29.9,
  plant: 6.4,
  subcontract: 34.8,
  preliminaries: 8.1,
  other: 2,
};

/** Description and supplier of the demo costs of each head. */
const accounts: Record<CostHead, { description: string; supplierName: string | null }> = {
  labour: { description: 'Payroll and labour-only gangs', supplierName: 'Northgate payroll' },
  materials: { description: 'Materials on account', supplierName: 'Bower Steel' },
  plant: { description: 'Plant on account', supplierName: 'Tarn Plant Hire' },
  subcontract: { description: 'Subcontract valuations', supplierName: 'Stanside Masonry' },
  preliminaries: { description: 'Site set-up and staff', supplierName: null },
  other: { description: 'Fees and permits', supplierName: 'Leeds City Council' },
};

export type Site = {
  id: number;
  slug: string;
  budget: string | null;
  startDate: string | null;
  finishDate: string | null;
};

/** Spending relative to the budget; `all` applies to heads that are not named. */
type Pace = Partial<Record<CostHead, number>> & { all: number };

const paces: Record<string, Pace> = {
  'kestrel-wharf-block-c': { all: 0.82, labour: 0.94, plant: 1.02, other: 0.4 },
  'quarry-bank-sheltered-homes': { all: 0.97, subcontract: 1.02 },
};

const asPlanned: Pace = { all: 0.93 };

const fortnight = 14;

const pounds = (amount: number): string => amount.toFixed(2);

export const budgetsOf = ({ budget }: Site) =>
  costHeads.map((head) => ({ head, budget: pounds((Number(budget ?? 0) * shares[head]) / 100) }));

/** An S-curve: slow at first, fast in the middle, slow at the end. */
const doneAfter = (share: number): number => share ** 2 * (3 - 2 * share);

/** A cost of each head every fortnight, from the start to yesterday. */
export function spendingOf(site: Site, today: string) {
  const { startDate, finishDate, slug } = site;
  if (!startDate || !finishDate) return [];
  const totalDays = Math.max(1, daysBetween(startDate, finishDate));
  const elapsedDays = Math.min(totalDays, daysBetween(startDate, today) - 1);
  const times = Array.from(
    { length: Math.max(0, Math.ceil(elapsedDays / fortnight)) },
    (_, i) => i,
  );
  const pace = paces[slug] ?? asPlanned;
  return times.flatMap((time) => {
    const to = Math.min(elapsedDays, (time + 1) * fortnight);
    const done = doneAfter(to / totalDays) - doneAfter((time * fortnight) / totalDays);
    return budgetsOf(site).map(({ head, budget }) => ({
      ...accounts[head],
      projectId: site.id,
      head,
      date: daysAfter(startDate, to),
      amount: pounds(Number(budget) * done * (pace[head] ?? pace.all)),
    }));
  });
}
