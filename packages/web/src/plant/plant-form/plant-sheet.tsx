import { useId } from 'react';
import { detailOf } from '../../platform/call.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { SideSheet } from '../../ui/side-sheet.tsx';
import type { Form } from './fields.ts';
import { PlantForm } from './plant-form.tsx';

type Props = {
  title: string;
  submitText: string;
  form: Form;
  command: { isPending: boolean; error: Error | null };
  onClose: () => void;
};

/** The form in a panel beside the list, its buttons always in sight. */
export function PlantSheet({ title, submitText, form, command, onClose }: Props) {
  const id = useId();
  const { isPending, error } = command;
  return (
    <SideSheet
      title={title}
      isOpen
      onClose={onClose}
      footer={
        <div className="grid gap-2">
          {error && !isPending && !form.isRefusedByField && <Failure text={detailOf(error)} />}
          <div className="flex gap-2">
            <Button onClick={onClose}>Cancel</Button>
            <Button
              type="submit"
              form={id}
              tone="primary"
              className="flex-1"
              isPending={isPending}
              pendingLabel="Saving..."
            >
              {submitText}
            </Button>
          </div>
        </div>
      }
    >
      <PlantForm {...{ form, id }} label={title} />
    </SideSheet>
  );
}
