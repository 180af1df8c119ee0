import { carbonApi } from '@sitewright/domain/carbon/api';
import type { BetterFactor } from '@sitewright/domain/carbon/carbon-entry';
import type { FactorChanged } from '@sitewright/domain/carbon/factor-change';
import { weightTexts } from '@sitewright/domain/carbon/weight-text';
import { useQuery } from '@tanstack/react-query';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { detailOf } from '../../platform/call.ts';
import { query } from '../../platform/query.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { counted } from '../../ui/table/labels.ts';
import { factorLabel } from '../labels.ts';

type Props = { slug: string; factor: BetterFactor; onClose: () => void };

/** Says what would change before all averages are replaced. */
export function ChangeFactors({ slug, factor, onClose }: Props) {
  const of = { params: { slug }, body: { factorId: factor.id } };
  const { data: preview, error } = useQuery(query(carbonApi.previewFactorChange, of));
  const command = useChange(slug, onClose);
  return (
    <ActionDialog
      title={`Change to ${factorLabel(factor)}?`}
      description={preview ? previewText(preview) : error ? detailOf(error) : 'Calculating…'}
      confirmText="Change all"
      command={command}
      isBlocked={!preview || preview.count === 0}
      onConfirm={() => command.perform(of)}
      onClose={onClose}
    />
  );
}

function useChange(slug: string, onClose: () => void) {
  const toast = useToast();
  const undo = useAction(carbonApi.undoFactorChange, {
    doneMessage: ({ count }) => `${entriesText(count)} restored`,
    refusedTitle: 'Not restored',
  });
  return useCommand(carbonApi.changeFactors, {
    onDone: ({ factorId, entries, materials, count }) => {
      onClose();
      const onPress = () =>
        undo.perform({ params: { slug }, body: { factorId, entries, materials } });
      toast({ text: `${entriesText(count)} changed`, action: { label: 'Undo', onPress } });
    },
  });
}

const entriesText = (count: number): string => counted(count, count === 1 ? 'entry' : 'entries');

/** '3 entries change from 12.42 t to 2.41 t CO₂e. 1 material uses this factor from now on.' */
function previewText({ count, before, after, materials }: FactorChanged): string {
  const text = weightTexts([before, after]);
  const changes = count === 1 ? 'changes' : 'change';
  return [
    `${entriesText(count)} ${changes} from ${text(before)} to ${text(after)} CO₂e.`,
    ...(materials.length > 0
      ? [`${materialsText(materials.length)} this factor for new deliveries.`]
      : []),
  ].join(' ');
}

const materialsText = (count: number): string =>
  counted(count, count === 1 ? 'material uses' : 'materials use');
