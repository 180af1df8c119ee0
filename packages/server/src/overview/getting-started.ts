import { found } from '@sitewright/domain/kernel/problem';
import type { GettingStarted } from '@sitewright/domain/overview/getting-started';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';

const steps = `
  select exists (select from company_profiles) as "profile",
    exists (select from projects) as "contract",
    (select count(*) from user_organizations) > 1 or exists (select from invitations) as "colleague",
    exists (select from suppliers) as "supplier",
    exists (select from purchase_orders) as "order",
    exists (select from diary_entries e
      where not exists (select from deliveries d where d.diary_entry_id = e.id)
        and not exists (select from labour_sessions s where s.diary_entry_id = e.id)
    ) as "diaryEntry"`;

export async function findGettingStarted(tx: Tx): Promise<GettingStarted> {
  const [row] = await queryRows<GettingStarted>(tx, steps, []);
  return found(row);
}
