import { fieldsAtFault } from '@sitewright/domain/kernel/read';
import { materialsApi } from '@sitewright/domain/materials/api';
import type { Material } from '@sitewright/domain/materials/material';
import { FormSheet } from '../../forms/form-sheet.tsx';
import { detailOf } from '../../platform/call.ts';
import { useCommand } from '../../platform/use-command.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { counted } from '../../ui/table/labels.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/use-form.ts';
import { blank, PriceChangeFields } from './fields.ts';
import { PricePreview } from './price-preview.tsx';

type Props = { materials: readonly Material[]; onClose: () => void };

const rounding = [
  { value: '2', label: 'To the penny' },
  { value: '4', label: 'To a hundredth of a penny' },
];

/** So many per cent on all of them, seen before it is done. */
export function ChangePrices({ materials, onClose }: Props) {
  const { form, change } = usePriceChange(materials, onClose);
  const priced = materials.filter(({ purchaseCost }) => purchaseCost);
  const what = pricesText(priced.length);
  const { data, error } = PriceChangeFields.safeParse(form.values);
  // Shown while typing: the prices below depend on it.
  const fault = form.values.percent && error ? fieldsAtFault(error).percent : undefined;
  return (
    <FormSheet
      title={`Change ${what}`}
      submitText={`Change ${what}`}
      command={change}
      form={form}
      onClose={onClose}
    >
      {(id) => (
        <form {...form.bind} id={id} aria-label="Change prices" className="grid gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Change in per cent"
              help="4.5 makes them dearer, -2 cheaper"
              autoComplete="off"
              {...form.field('percent')}
              error={form.shown.percent ?? fault}
            />
            <SelectField
              label="Round"
              help="The half goes up"
              placeholder="Choose"
              options={rounding}
              {...form.field('places')}
            />
          </div>
          <PricePreview
            materials={priced}
            change={data}
            without={materials.length - priced.length}
          />
        </form>
      )}
    </FormSheet>
  );
}

const pricesText = (count: number): string => counted(count, count === 1 ? 'price' : 'prices');

function usePriceChange(materials: readonly Material[], onClose: () => void) {
  const toast = useToast();
  const undo = useCommand(materialsApi.undoPriceChange, {
    onDone: ({ rows }) => toast({ text: `${pricesText(rows.length)} put back` }),
    onRefused: (error) => toast({ title: 'Not undone', text: detailOf(error), tone: 'danger' }),
  });
  const change = useCommand(materialsApi.changePrices, {
    onDone: ({ rows }) => {
      onClose();
      toast({
        text: `${pricesText(rows.length)} changed`,
        action: { label: 'Undo', onPress: () => undo.perform({ body: { rows } }) },
      });
    },
  });
  const materialIds = materials.map(({ id }) => id);
  const form = useForm(PriceChangeFields, blank, {
    onSubmit: (filled) => change.perform({ body: { ...filled, materialIds, isConfirmed: true } }),
  });
  return { form, change };
}
