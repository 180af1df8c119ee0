import type { Actor } from '../kernel/access.ts';
import { forbidden, refusedAt } from '../kernel/problem.ts';
import { seesPrices } from '../purchase-orders/shown-to.ts';
import type { CarbonEntry, CarbonEntryChanges, CarbonEntryDraft } from './carbon-entry.ts';

const notYourPrices = forbidden(
  'carbon_entry.not_your_prices',
  'Your role does not allow entering order costs.',
);

/** An entry as `actor` may see it: order prices need a permission. */
export const shownTo =
  (actor: Actor) =>
  (entry: CarbonEntry): CarbonEntry =>
    seesPrices(actor)
      ? entry
      : { ...entry, poTotal: null, lineItems: entry.lineItems.map(withoutPrice) };

/** A new entry as `actor` may write it: without the permission, prices are dropped. */
export function draftAllowedTo(actor: Actor, draft: CarbonEntryDraft): CarbonEntryDraft {
  refusePrice(actor, draft);
  const { lineItems = [] } = draft;
  return seesPrices(actor) ? draft : { ...draft, lineItems: lineItems.map(withoutPrice) };
}

/** Changes as `actor` may make them: fields that they cannot see stay as they are. */
export function changesAllowedTo(actor: Actor, changes: CarbonEntryChanges): CarbonEntryChanges {
  refusePrice(actor, changes);
  const { poTotal, lineItems, ...withoutPrices } = changes;
  return seesPrices(actor) ? changes : withoutPrices;
}

function refusePrice(actor: Actor, { poTotal }: Pick<CarbonEntryChanges, 'poTotal'>): void {
  if (poTotal && !seesPrices(actor)) throw refusedAt('poTotal', notYourPrices);
}

const withoutPrice = <V>(item: Record<string, V>): Record<string, V> =>
  Object.fromEntries(
    Object.entries(item).filter(([name]) => ['description', 'quantity', 'unit'].includes(name)),
  );
