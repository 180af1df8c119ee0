import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { useDaysInBin } from '../../actions/use-days-in-bin.ts';
import { useDelete } from '../../actions/use-delete.ts';
import { useUndo } from '../../actions/use-undo.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';

type Props = {
  template: { id: number; name: string };
  onClose: () => void;
  onDeleted?: () => void;
};

/** Deletes a template to the recycle bin; the toast offers to fetch it back. */
export function DeleteTemplate({ template: { id, name }, onClose, onDeleted }: Props) {
  const toast = useToast();
  const undo = useUndo('emailTemplate');
  const remove = useDelete(emailTemplatesApi.remove);
  const perform = () =>
    remove.perform({ params: { emailTemplateId: id } }, () => {
      onClose();
      onDeleted?.();
      toast({ title: 'Deleted', text: `${name} is in the recycle bin.`, ...undo(id) });
    });
  return (
    <ConfirmDialog
      isOpen
      variant="destructive"
      title={`Delete ${name}?`}
      description={`Letters of its type go out in the standard words again. It can be restored from the recycle bin for ${useDaysInBin()} days.`}
      confirmText="Delete"
      isPending={remove.isPending}
      onConfirm={perform}
      onCancel={onClose}
    />
  );
}
