import type { Factor } from '@sitewright/domain/carbon/factor';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import { useQuery } from '@tanstack/react-query';
import { ActionDialog } from '../../../actions/action-dialog.tsx';
import { useAction } from '../../../actions/use-action.ts';
import { standardQueries } from '../queries.ts';

type Props = { factor: Factor; onClose: () => void };

/** The official figure counts again; the own one stays with the entries that have it. */
export function RestoreOfficial({ factor: { id, year, name, official }, onClose }: Props) {
  const { data: own } = useQuery(standardQueries.own());
  const ours = own?.find(
    (factor) => factor.replaces === id && factor.year === year && !factor.retiredAt,
  );
  const retire = useAction(carbonStandardsApi.retireFactor, {
    onClose,
    doneMessage: () => `The official figure counts for ${name} in ${year}`,
  });
  return (
    <ActionDialog
      title="Back to the official figure?"
      description={`${readableDecimal(official ?? '')} counts again in ${year}. Entries that were worked out with your own figure keep it.`}
      confirmText="Use the official figure"
      command={retire}
      isBlocked={!ours}
      onConfirm={() => ours && retire.perform({ params: { carbonFactorId: ours.id } })}
      onClose={onClose}
    />
  );
}
