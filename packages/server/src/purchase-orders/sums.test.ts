import { penceOf, poundsOf, sumOf } from '@sitewright/domain/kernel/pence';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { lineTotalOf } from '@sitewright/domain/purchase-orders/line-maths';
import { vatTreatments } from '@sitewright/domain/purchase-orders/order-status';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { type Chance, seededChance } from '../testing/chance.ts';
import { aCompany, forOrder } from './a-company.fixture.ts';

const api = await testApi();
const { buyer, raise } = await aCompany(api);

const decimal = (chance: Chance, places: number, most: number): string =>
  ((1 + chance.below(most * 10 ** places)) / 10 ** places).toFixed(places);

const aLine = (chance: Chance, id: number | undefined) => ({
  ...(id && { id }),
  description: chance.pick(['Concrete', 'Rebar', 'Ply']),
  quantity: decimal(chance, 3, 900),
  unitPrice: decimal(chance, 4, 900),
  discountRate: decimal(chance, 2, 100),
});

/** Some existing lines by id, others new, in any order; sometimes another VAT rate as well. */
const anEdit = (chance: Chance, { items }: PurchaseOrder) => {
  const existing = items.filter(() => chance.is(0.6)).map(({ id }) => id);
  const added = Array.from({ length: 1 + chance.below(4) }, () => undefined);
  const ids = [...existing, ...added].toSorted(() => chance.next() - 0.5);
  return {
    items: ids.map((id) => aLine(chance, id)),
    ...(chance.is(0.4) && { vatTreatment: chance.pick(vatTreatments) }),
  };
};

it.each([1, 2, 3, 4, 5])('loses no penny in any sequence of edits: seed %i', async (seed) => {
  const chance = seededChance(seed);
  let order = await raise();
  for (let edits = 0; edits < 10; edits += 1) {
    const body = anEdit(chance, order);
    order = await buyer.call(purchaseOrdersApi.edit, { ...forOrder(order), body });
    expect(order.items).toHaveLength(body.items.length);
    expectToAddUp(order);
  }
});

function expectToAddUp({ items, subtotal, vatAmount, total, vatTreatment }: PurchaseOrder) {
  const totals = items.map(({ quantity, unitPrice, discountRate }) =>
    lineTotalOf({ quantity, unitPrice: unitPrice ?? '', discountRate: discountRate ?? '' }),
  );
  expect(items.map(({ lineTotal }) => lineTotal)).toEqual(totals);
  expect(subtotal).toBe(sumOf(totals));
  // Half a penny rounds up; the rate is the last part of its name.
  const percent = BigInt(vatTreatment.match(/\d+$/)?.[0] ?? 0);
  expect(vatAmount).toBe(poundsOf((penceOf(subtotal ?? '') * percent + 50n) / 100n));
  const charged = vatTreatment.startsWith('reverse') ? '0' : vatAmount;
  expect(total).toBe(sumOf([subtotal, charged]));
}
