import { fieldErrors } from '@sitewright/domain/kernel/parse-input';
import { formatUnitPrice } from '@sitewright/domain/kernel/pounds';
import { materialsApi } from '@sitewright/domain/materials/api';
import type { Material } from '@sitewright/domain/materials/material';
import { PriceChange } from '@sitewright/domain/materials/price-change';
import { changedPrice } from '@sitewright/domain/materials/prices';
import * as z from 'zod';
import { useAction } from '../../actions/use-action.ts';
import { FormSheet } from '../../forms/form-sheet.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { counted } from '../../ui/table/labels.ts';

type Props = { materials: readonly Material[]; onClose: () => void };

const rounding = [
  { value: '2', label: 'To the penny' },
  { value: '4', label: 'To 0.01p' },
];

/** A percentage change of all prices, with a preview. */
export function ChangePrices({ materials, onClose }: Props) {
  const { form, command } = usePriceChange(materials, onClose);
  const priced = materials.filter(({ purchaseCost }) => purchaseCost);
  const what = pricesText(priced.length);
  const { data, error } = PriceChangeFields.safeParse(form.values);
  // Shown while typing: the prices below depend on it.
  const fault = form.values.percent && error ? fieldErrors(error).percent : undefined;
  return (
    <FormSheet
      title={`Change ${what}`}
      label="Change prices"
      command={command}
      form={form}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Change, %"
          help="4.5 raises prices, -2 lowers them"
          {...form.field('percent')}
          error={form.shown.percent ?? fault}
        />
        <SelectField
          label="Round"
          help="Exact halves round up"
          options={rounding}
          {...form.field('places')}
        />
      </div>
      <PricePreview materials={priced} change={data} without={materials.length - priced.length} />
    </FormSheet>
  );
}

const pricesText = (count: number): string => counted(count, count === 1 ? 'price' : 'prices');

function usePriceChange(materials: readonly Material[], onClose: () => void) {
  const undo = useAction(materialsApi.undoPriceChange, {
    doneMessage: ({ rows }) => `${pricesText(rows.length)} restored`,
    refusedTitle: 'Not restored',
  });
  const materialIds = materials.map(({ id }) => id);
  return useCommandForm({
    fields: PriceChangeFields,
    start: blank,
    endpoint: materialsApi.changePrices,
    inputOf: (filled) => ({ body: { ...filled, materialIds, isConfirmed: true } }),
    doneMessage: ({ rows }) => ({
      text: `${pricesText(rows.length)} changed`,
      action: { label: 'Undo', onPress: () => undo.perform({ body: { rows } }) },
    }),
    onDone: onClose,
  });
}

/** A select holds texts. */
const PriceChangeFields = PriceChange.pick({ percent: true }).extend({
  places: z.enum(['2', '4']).transform((places) => (places === '2' ? 2 : 4)),
});

const blank = { percent: '', places: '2' };

type PricePreviewProps = {
  materials: readonly Material[];
  /** As soon as it can be read. */
  change: { percent: string; places: 2 | 4 } | undefined;
  /** How many have no price. */
  without: number;
};

/** More than a user reads before confirming. */
const mostShown = 100;

/** Current and new price of each material. */
const PricePreview = ({ materials, change, without }: PricePreviewProps) => (
  <section aria-label="Preview" className="grid gap-2">
    <table className="w-full border-separate border-spacing-0 text-sm">
      <thead>
        <tr className="text-xs text-text-2 [&>th]:border-b [&>th]:border-line [&>th]:py-1.5 [&>th]:font-medium">
          <th scope="col" className="text-left">
            Material
          </th>
          <th scope="col" className="pr-3 text-right">
            Now
          </th>
          <th scope="col" className="text-right">
            New
          </th>
        </tr>
      </thead>
      <tbody>
        {materials.slice(0, mostShown).map((material) => (
          <PriceRow key={material.id} material={material} change={change} />
        ))}
      </tbody>
    </table>
    {materials.length > mostShown && (
      <p className="text-sm text-text-2">
        And {counted(materials.length - mostShown, 'more')}, changed by the same percentage.
      </p>
    )}
    {without > 0 && (
      <p className="text-sm text-text-2">
        {counted(without, without === 1 ? 'material has' : 'materials have')} no price to change.
      </p>
    )}
  </section>
);

type RowProps = { material: Material } & Pick<PricePreviewProps, 'change'>;

function PriceRow({ material: { itemDescription, purchaseCost }, change }: RowProps) {
  const before = purchaseCost ?? '0';
  return (
    <tr className="[&>*]:border-b [&>*]:border-line-2 [&>*]:py-1.5">
      <th scope="row" className="pr-3 text-left font-normal [overflow-wrap:anywhere]">
        {itemDescription}
      </th>
      <td className="pr-3 text-right whitespace-nowrap text-text-2 tabular-nums">
        {formatUnitPrice(before)}
      </td>
      <td className="text-right font-medium whitespace-nowrap tabular-nums">
        {change ? formatUnitPrice(changedPrice(before, change.percent, change.places)) : '–'}
      </td>
    </tr>
  );
}
