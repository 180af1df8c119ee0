import {
  type CostSettings,
  changedTrades,
  costSettingsOf,
} from '@sitewright/domain/costs/settings';
import type { Tx } from '../platform/tenancy.ts';
import { topic } from '../platform/topic.ts';
import { findSettings, lockOrganization, saveSettings } from './store.ts';

/** The standard rates of these trades are other ones now. */
export const tradeRatesChanged = topic<[trades: readonly string[]]>('tradeRatesChanged');

/** Of two who change them at once, the second changes what the first has saved. */
export async function saveCostSettings(
  tx: Tx,
  ours: { organizationId: number },
  change: (settings: CostSettings) => CostSettings,
): Promise<void> {
  await lockOrganization(tx, ours);
  const settings = costSettingsOf(await findSettings(tx, ours));
  const costs = change(settings);
  await saveSettings(tx, ours.organizationId, { costs });
  const trades = changedTrades(settings, costs);
  if (trades.length > 0) await tradeRatesChanged.publish(tx, trades);
}
