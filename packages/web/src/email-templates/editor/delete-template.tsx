import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { useDaysInBin } from '../../actions/use-days-in-bin.ts';
import { useDeleteToBin } from '../../actions/use-delete.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

type Props = {
  template: { id: number; name: string };
  onClose: () => void;
  onDeleted?: () => void;
};

/** Deletes a template to the recycle bin; the toast offers to fetch it back. */
export function DeleteTemplate({ template: { id, name }, onClose, onDeleted }: Props) {
  const { remove, isPending } = useDeleteToBin(emailTemplatesApi.remove, 'emailTemplate');
  const input = { params: { emailTemplateId: id } };
  const onDone = () => {
    onClose();
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      isOpen
      variant="destructive"
      title={`Delete ${name}?`}
      description={`Emails of this type use the default wording again. You can restore it from the recycle bin for ${useDaysInBin()} days.`}
      confirmText="Delete"
      isPending={isPending}
      onConfirm={() => remove({ input, recordId: id, name, onDone })}
      onCancel={onClose}
    />
  );
}
