import type { FactorSet } from '@sitewright/domain/carbon/factor';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { ActionDialog } from '../../../actions/action-dialog.tsx';
import { useAction } from '../../../actions/use-action.ts';

type Props = { set: FactorSet; onClose: () => void };

const paramsOf = ({ id }: FactorSet) => ({ factorSetId: id ?? 0 });

export function PublishSet({ set, onClose }: Props) {
  const publish = useAction(carbonStandardsApi.publishSet, {
    onClose,
    doneMessage: ({ name }) => `${name} is published`,
  });
  return (
    <ActionDialog
      title={`Publish ${set.name}?`}
      description="Its factors can be chosen from now on. The set of this source before it is superseded; what was worked out with that one keeps its figures."
      confirmText="Publish"
      command={publish}
      onConfirm={() =>
        publish.perform({ params: paramsOf(set), body: { version: set.version ?? undefined } })
      }
      onClose={onClose}
    />
  );
}

export function DiscardSet({ set, onClose }: Props) {
  const discard = useAction(carbonStandardsApi.discardSet, {
    onClose,
    doneMessage: () => `${set.name} is discarded`,
  });
  return (
    <ActionDialog
      title={`Discard ${set.name}?`}
      description="The draft goes with all of its factors. None of them is in use."
      confirmText="Discard"
      variant="destructive"
      command={discard}
      onConfirm={() => discard.perform({ params: paramsOf(set) })}
      onClose={onClose}
    />
  );
}
