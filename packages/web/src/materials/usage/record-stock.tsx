import { materialsApi } from '@sitewright/domain/materials/api';
import type { Material } from '@sitewright/domain/materials/material';
import { StockMovementDraft } from '@sitewright/domain/materials/stock';
import { stockMoves } from '@sitewright/domain/materials/unit';
import type { MaterialUsage } from '@sitewright/domain/materials/usage';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { optionsOf } from '../../ui/fields/options.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { quantityText } from '../labels.ts';

const labels = { used: 'Used', returned: 'Returned to the supplier' };
const moves = optionsOf(stockMoves, labels);

const fields = StockMovementDraft.omit({ materialId: true });

type Props = { material: Material; usage: MaterialUsage; onClose: () => void };

/** Takes off a site's stock what was built in there, or went back. */
export function RecordStock({ material, usage, onClose }: Props) {
  const { projectId, projectName, onSite } = usage;
  const { form, command } = useCommandForm({
    fields,
    start: { move: 'used', quantity: '', notes: '' },
    endpoint: materialsApi.moveStock,
    inputOf: (filled) => ({ params: { projectId }, body: { ...filled, materialId: material.id } }),
    doneMessage: ({ move, quantity }) =>
      `${quantityText(quantity)} ${material.unit} ${move} at ${projectName}`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Record at ${projectName}`}
      description={`${quantityText(onSite)} ${material.unit} of ${material.itemDescription} on site.`}
      command={command}
      form={form}
      onClose={onClose}
    >
      <SelectField label="What happened" options={moves} {...form.field('move')} />
      <TextField
        label={`Quantity, ${material.unit}`}
        required
        inputMode="decimal"
        {...form.field('quantity')}
      />
      <TextField label="Notes" isOptional {...form.field('notes')} />
    </FormDialog>
  );
}
