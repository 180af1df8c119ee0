import { env } from 'node:process';
import { costsApi } from '@sitewright/domain/costs/api';
import { deliveriesApi } from '@sitewright/domain/deliveries/api';
import { aDeliveryDraft, aDeliveryLineDraft } from '@sitewright/domain/deliveries/delivery.fixture';
import { daysAfter, daysBetween, londonDay } from '@sitewright/domain/kernel/calendar';
import { penceOf, poundsOf, sumOf } from '@sitewright/domain/kernel/pence';
import { found } from '@sitewright/domain/kernel/problem';
import { labourApi } from '@sitewright/domain/labour/api';
import { overviewApi } from '@sitewright/domain/overview/api';
import { plantApi } from '@sitewright/domain/plant/api';
import { aPlantHireDraft } from '@sitewright/domain/plant/plant-hire.fixture';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { costHeads } from '@sitewright/domain/purchase-orders/order-status';
import { aLineDraft } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { expect, it } from 'vitest';
import { aCompany, forOrder } from '../purchase-orders/a-company.fixture.ts';
import { testApi } from '../testing/api.ts';
import { seededChance } from '../testing/chance.ts';

/** In `npm run prove` two thousand. */
const histories = env.PROOFS === 'full' ? 2000 : 50;
const actionsEach = 7;
/** Each history reads the overview of all contracts of its company: with all in one, the time would grow with the square. */
const historiesPerCompany = 50;

let now = new Date('2026-03-02T07:00:00Z');
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};
const today = () => londonDay(now);
const api = await testApi({ now: () => now });
let { us, director, raise } = await aCompany(api);
const chance = seededChance(22);
const between = (least: number, most: number) => least + chance.below(most - least + 1);
const price = () => `${between(1, 90)}.${between(10, 99)}`;

type Crew = { id: number; minutes: number; people: number; rate: string; startedAt: string };
type Order = {
  id: number;
  line: number;
  ordered: number;
  left: number;
  price: string;
  isOpen: boolean;
};
type Hire = { id: number; rate: string; from: string; to: string | null };

/** A contract, and what it must have cost by hand. */
type Site = {
  projectId: number;
  slug: string;
  crews: Crew[];
  orders: Order[];
  hires: Hire[];
  costs: Map<number, string>;
  delivered: string[];
  frozen: Map<number, unknown>;
};

const costOfCrew = ({ minutes, people, rate }: Crew): string =>
  poundsOf((2n * penceOf(rate) * BigInt(people * minutes) + 60n) / 120n);

const costOfHire = ({ rate, from, to }: Hire): string =>
  poundsOf(penceOf(rate) * BigInt(daysBetween(from, to ?? today()) + 1));

/** Rate × minutes, days × rate, accepted × price and what was typed: each once. */
const actualByHand = ({ crews, hires, costs, delivered }: Site): string =>
  sumOf([...crews.map(costOfCrew), ...hires.map(costOfHire), ...costs.values(), ...delivered]);

async function work(site: Site) {
  const [people, rate, minutes] = [between(1, 6), price(), between(1, 540)];
  const crew = { crewKind: 'company' as const, company: 'Bower', operatives: people };
  const { id, startedAt } = await director.call(labourApi.start, {
    body: { projectId: site.projectId, ...crew, hourlyRate: rate },
  });
  later(minutes / 60);
  await director.call(labourApi.finish, { params: { labourSessionId: id }, body: {} });
  site.crews.push({ id, minutes, people, rate, startedAt });
}

/** Other hours and other people; the original must not count any more. */
async function correct({ crews }: Site) {
  const crew = crews[chance.below(crews.length)];
  if (!crew) return;
  crew.minutes = between(0, 600);
  crew.people = between(1, 8);
  later(11);
  await director.call(labourApi.correct, {
    params: { labourSessionId: crew.id },
    body: {
      startedAt: crew.startedAt,
      finishedAt: new Date(Date.parse(crew.startedAt) + crew.minutes * 60_000).toISOString(),
      pauses: [],
      operatives: crew.people,
      reason: 'Forgot to clock out',
    },
  });
}

async function order({ projectId: contractId, orders }: Site) {
  const [quantity, unitPrice] = [between(2, 40), price()];
  const items = [aLineDraft({ quantity: String(quantity), unitPrice })];
  const { id, items: lines } = await raise({ contractId, items });
  await director.call(purchaseOrdersApi.approve, { ...forOrder({ id }), body: {} });
  await director.call(purchaseOrdersApi.send, { ...forOrder({ id }), body: { withoutMail: true } });
  const line = found(lines[0]).id;
  orders.push({ id, line, ordered: quantity, left: quantity, price: unitPrice, isOpen: true });
}

async function receive({ orders, delivered }: Site) {
  const open = orders.find(({ isOpen, left }) => isOpen && left > 0);
  if (!open) return;
  const received = between(1, open.left);
  const line = aDeliveryLineDraft(open.line, String(received));
  await director.call(deliveriesApi.receive, {
    ...forOrder(open),
    body: aDeliveryDraft([line], { date: today() }),
  });
  open.left -= received;
  delivered.push(poundsOf(penceOf(open.price) * BigInt(received)));
}

async function close({ orders }: Site) {
  const open = orders.find(({ isOpen, left, ordered }) => isOpen && left > 0 && left < ordered);
  if (!open) return;
  await director.call(purchaseOrdersApi.close, { ...forOrder(open), body: { reason: 'Enough' } });
  open.isOpen = false;
}

async function hire({ projectId, hires }: Site) {
  const rate = price();
  const terms = { rate, ratePer: 'day', minimumDays: 1, chargedUntil: 'notice' } as const;
  const { id } = await director.call(plantApi.add, {
    body: aPlantHireDraft({ projectId, onHireAt: now.toISOString(), ...terms }),
  });
  hires.push({ id, rate, from: today(), to: null });
}

async function collect({ hires }: Site) {
  const there = hires.find(({ to }) => to === null);
  if (!there) return;
  const params = { plantHireId: there.id };
  await director.call(plantApi.offHire, { params, body: {} });
  await director.call(plantApi.collect, { params, body: {} });
  there.to = today();
}

async function type({ projectId, costs }: Site) {
  const head = found(costHeads[chance.below(costHeads.length)]);
  const draft = { projectId, head, date: today(), description: 'Permit', amount: price() };
  const { id, amount } = await director.call(costsApi.addEntry, { body: draft });
  costs.set(id, amount);
  if (chance.below(3) > 0) return;
  await director.send(costsApi.removeEntry, { params: { costEntryId: id } });
  costs.delete(id);
}

async function plan({ projectId, slug }: Site) {
  const head = found(costHeads[chance.below(costHeads.length)]);
  const manual = { method: 'manual' as const, finalCost: `${between(1, 9)}000`, note: 'By hand' };
  const body = { budget: `${between(0, 9)}000`, ...(chance.below(2) === 0 && manual) };
  await director.call(costsApi.setPlan, { params: { slug, head }, body });
  const change = { projectId, head, description: 'Extra work', budgetAmount: '500' };
  const { id } = await director.call(costsApi.proposeBudgetChange, { body: change });
  const params = { budgetChangeId: id };
  await director.call(costsApi.approveBudgetChange, { params, body: {} });
  const percent = String(between(0, 100));
  await director.call(costsApi.reportProgress, { body: { projectId, percent } });
}

/** The month is frozen; the next one begins. */
async function freeze({ projectId, frozen }: Site) {
  const month = today().slice(0, 7);
  const { id } = await director.call(costsApi.openReport, { body: { projectId, month } });
  const params = { costReportId: id };
  const reasons = Object.fromEntries(costHeads.map((head) => [head, 'As discussed']));
  await director.call(costsApi.editReport, { params, body: { reasons } });
  now = new Date(`${daysAfter(`${month}-28`, 4).slice(0, 7)}-02T07:00:00Z`);
  await director.call(costsApi.reviewReport, { params, body: {} });
  const { figures } = await director.call(costsApi.freezeReport, { params, body: {} });
  frozen.set(id, figures);
}

const actions = [work, work, correct, order, receive, close, hire, collect, type, plan];

async function expectRight(site: Site) {
  const { projectId, slug, frozen } = site;
  const params = { slug };
  const analysis = await director.call(costsApi.read, { params });
  expect(analysis.actual).toBe(actualByHand(site));
  const rows = await director.call(costsApi.rows, { params, query: { limit: 200 } });
  for (const measure of ['actual', 'committed', 'open'] as const) {
    const ofMeasure = rows.filter((row) => row.measure === measure);
    expect(sumOf(ofMeasure.map(({ amount }) => amount))).toBe(analysis[measure]);
  }
  const query = { since: daysAfter(today(), -1 - chance.below(20)) };
  const moved = await director.call(costsApi.changesSince, { params, query });
  expect(sumOf(moved.movements.map(({ effect }) => effect))).toBe(moved.effect);
  expect(sumOf([moved.forecastThen, moved.effect])).toBe(analysis.forecast);
  const overviews = await director.call(overviewApi.contracts, {});
  const overview = overviews.find((row) => row.projectId === projectId);
  const { spent, revisedBudget } = found(overview);
  expect([spent, revisedBudget ?? '0.00']).toEqual([analysis.actual, analysis.revised]);
  const reports = await director.call(costsApi.listReports, { query: { projectId } });
  for (const [id, figures] of frozen)
    expect(reports.find((report) => report.id === id)?.figures).toEqual(figures);
}

it(`whatever happens on site, costs count once, movements add up and frozen months stay: ${histories} histories`, async () => {
  for (let history = 0; history < histories; history++) {
    now = new Date('2026-03-02T07:00:00Z');
    if (history > 0 && history % historiesPerCompany === 0)
      ({ us, director, raise } = await aCompany(api));
    const { id: projectId, slug } = await us.project();
    const lists = { crews: [], orders: [], hires: [], delivered: [] };
    const site: Site = { projectId, slug, ...lists, costs: new Map(), frozen: new Map() };
    const freezeAt = chance.below(actionsEach);
    for (let step = 0; step < actionsEach; step++) {
      await found(actions[chance.below(actions.length)])(site);
      later(between(1, 30));
      if (step === freezeAt) await freeze(site);
    }
    await expectRight(site);
    // What stays on hire would be posted again with every day of the histories to come.
    while (site.hires.some(({ to }) => to === null)) await collect(site);
  }
}, 3_600_000);
