import { hoursOfMinutes } from '../kernel/hours.ts';
import { alertsOf, certificateState, type HireAlertFacts } from './alerts.ts';
import {
  type ChargeFacts,
  costOf,
  costToCome,
  daysCharged,
  daysOnHire,
  type HireTerms,
  lastChargedDay,
} from './charge.ts';
import { onSiteStatuses, type PlantHire } from './plant-hire.ts';

type DescribedHire = HireTerms & Omit<HireAlertFacts, 'breakdown' | 'lastUsedOn' | 'quarantine'>;

/** Calculated fields of a hire, from its breakdowns, its use and the day. */
export function describeHire(
  hire: DescribedHire,
  facts: ChargeFacts & Pick<HireAlertFacts, 'quarantine'>,
) {
  const { breakdowns, usage, today, quarantine } = facts;
  const isHere = onSiteStatuses.some((status) => status === hire.status);
  const broken = isHere ? breakdowns.find(({ repairedAt }) => !repairedAt) : undefined;
  const breakdown = broken ? { reason: broken.reason, brokeDownAt: broken.brokeDownAt } : null;
  const { lastUsedOn } = usage;
  return {
    breakdown,
    lastUsedOn,
    hoursUsed: hoursOfMinutes(usage.workedSeconds / 60),
    daysOnHire: daysOnHire(hire, facts),
    daysCharged: daysCharged(hire, facts),
    lastChargedDay: lastChargedDay(hire, facts),
    cost: costOf(hire, facts),
    costToCome: costToCome(hire, facts),
    certificate: certificateState(hire.certificateExpiry, today),
    alerts: alertsOf({ ...hire, breakdown, lastUsedOn, quarantine }, today),
  } satisfies Partial<PlantHire>;
}
