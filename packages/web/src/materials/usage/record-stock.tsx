import { materialsApi } from '@sitewright/domain/materials/api';
import type { Material } from '@sitewright/domain/materials/material';
import { StockMovementDraft } from '@sitewright/domain/materials/stock';
import { stockMoves } from '@sitewright/domain/materials/unit';
import type { MaterialUsage } from '@sitewright/domain/materials/usage';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { fieldsOf } from '../../platform/call.ts';
import { useCommand } from '../../platform/use-command.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/use-form.ts';
import { quantityText } from '../labels.ts';

const labels = { used: 'Used', returned: 'Returned to the supplier' };
const moves = stockMoves.map((value) => ({ value, label: labels[value] }));

const Fields = StockMovementDraft.omit({ materialId: true });

type Props = { material: Material; usage: MaterialUsage; onClose: () => void };

/** Takes off a site's stock what was built in there, or went back. */
export function RecordStock({ material, usage, onClose }: Props) {
  const { projectId, projectName, onSite } = usage;
  const toast = useToast();
  const record = useCommand(materialsApi.moveStock, {
    onDone: ({ move, quantity }) => {
      onClose();
      toast({ text: `${quantityText(quantity)} ${material.unit} ${move} at ${projectName}` });
    },
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const form = useForm(
    Fields,
    { move: 'used', quantity: '', notes: '' },
    {
      onSubmit: (filled) =>
        record.perform({ params: { projectId }, body: { ...filled, materialId: material.id } }),
    },
  );
  return (
    <FormDialog
      title={`Record at ${projectName}`}
      description={`There ${Number(onSite) === 1 ? 'is' : 'are'} ${quantityText(onSite)} ${material.unit} of ${material.itemDescription} on site.`}
      command={record}
      form={form}
      onClose={onClose}
    >
      <SelectField
        label="What happened"
        placeholder="Choose"
        options={moves}
        {...form.field('move')}
      />
      <TextField
        label={`Quantity in ${material.unit}`}
        required
        inputMode="decimal"
        autoComplete="off"
        {...form.field('quantity')}
      />
      <TextField label="Notes" isOptional autoComplete="off" {...form.field('notes')} />
    </FormDialog>
  );
}
