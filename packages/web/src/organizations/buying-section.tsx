import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import type { Organization } from '@sitewright/domain/organizations/organization';
import { obstacleToChangingBuying } from '@sitewright/domain/organizations/rules';
import { buyingOf } from '@sitewright/domain/purchase-orders/approval-rules';
import { useActor } from '../platform/session.ts';
import { FactList } from '../ui/layout/facts.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { ChangeBuying } from './change-buying.tsx';
import { EditOpener } from './edit-button.tsx';

type Props = { organization: Organization };

/** Who approves orders, and up to how much. */
export const BuyingSection = ({ organization }: Props) => (
  <Panel
    title="Buying"
    aside={
      <EditOpener label="Edit buying settings" obstacle={obstacleToChangingBuying(useActor())}>
        {(close) => <ChangeBuying organization={organization} onClose={close} />}
      </EditOpener>
    }
  >
    <FactList facts={factsOf(organization)} isStacked layout="gap-x-8 gap-y-3 p-4 md:grid-cols-2" />
  </Panel>
);

function factsOf({ settings }: Organization): [name: string, fact: string][] {
  const { requireApproval, approvalLimits, insuranceRule, overReceiptTolerance } =
    buyingOf(settings);
  return [
    [
      'Approval',
      requireApproval
        ? 'Every order needs approval from another person. Orders are numbered when approved.'
        : 'Orders do not need approval. They are numbered when raised.',
    ],
    [
      'Approval limits (net)',
      `Contracts Manager ${formatPounds(approvalLimits.contractsManager)}, Director ${formatPounds(approvalLimits.director)}, Managing Director no limit`,
    ],
    [
      'Expired supplier insurance',
      insuranceRule === 'refuse' ? 'Orders cannot be raised' : 'Orders show a warning',
    ],
    ['Delivery tolerance', `${plainDecimal(overReceiptTolerance)}%`],
  ];
}
