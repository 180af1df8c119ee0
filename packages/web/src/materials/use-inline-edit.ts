import { materialsApi } from '@sitewright/domain/materials/api';
import type { Material, MaterialChanges } from '@sitewright/domain/materials/material';
import { useAction } from '../actions/use-action.ts';
import { useToast } from '../ui/dialogs/toast.tsx';
import { useCacheMaterial } from './queries.ts';

type Change = Pick<MaterialChanges, 'purchaseCost' | 'active'>;

/** A change in the list itself; the toast says what is so now, and takes it back. */
export function useInlineEdit() {
  const toast = useToast();
  const keep = useCacheMaterial();
  const edit = useAction(materialsApi.edit, { onDone: keep, refusedTitle: 'Not saved' });
  const save = (
    { id, version, ...before }: Material,
    changes: Change,
    message: string,
    former: Change = formerOf(before, changes),
  ) => {
    const params = { materialId: id };
    edit.perform({ params, body: { ...changes, version } }, () =>
      toast({
        text: message,
        action: { label: 'Undo', onPress: () => edit.perform({ params, body: former }) },
      }),
    );
  };
  return { save, isPending: edit.isPending };
}

const formerOf = (
  { purchaseCost, active }: Pick<Material, 'purchaseCost' | 'active'>,
  changes: Change,
): Change => ('active' in changes ? { active } : { purchaseCost });
