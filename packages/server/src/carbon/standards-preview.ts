import type {
  CarbonSettingsChanges,
  SwitchPreview,
} from '@sitewright/domain/carbon/carbon-settings';
import { keptTermCount, type Lens, untilToday } from '@sitewright/domain/carbon/footprint-rules';
import { switchedContract } from '@sitewright/domain/carbon/restate';
import type { Actor } from '@sitewright/domain/kernel/access';
import type { Tx } from '../platform/tenancy.ts';
import { listContracts } from './footprint.ts';
import { kindSums } from './footprint-sums.ts';
import { findStandard, standardWith } from './standards.ts';

type Lot = { limit: number; cursor?: number | undefined };

/** The totals of each contract under other settings; nothing is saved. */
export async function previewSwitch(
  tx: Tx,
  actor: Actor,
  changes: CarbonSettingsChanges,
  { limit, cursor }: Lot,
  today: string,
): Promise<SwitchPreview> {
  const all = await listContracts(tx, actor);
  const rest = all.filter(({ projectId }) => !cursor || projectId < cursor);
  const contracts = rest.slice(0, limit);
  const projectIds = contracts.map(({ projectId }) => projectId);
  const parametersOf = async (lens: Lens) => ({
    lens,
    sums: await kindSums(tx, { projectIds, span: untilToday({}, today), lens }),
  });
  const now = await parametersOf(await findStandard(tx));
  const then = await parametersOf(await standardWith(tx, changes));
  return {
    contracts: contracts.map((contract) => switchedContract(contract, now, then)),
    of: all.length,
    next: rest.length > limit ? (contracts.at(-1)?.projectId ?? null) : null,
    keptTerms: keptTermCount(then.sums, then.lens),
  };
}
