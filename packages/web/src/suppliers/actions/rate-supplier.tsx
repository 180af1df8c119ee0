import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { minRatedDeliveries } from '@sitewright/domain/suppliers/ratings';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import type { ActionProps } from '../supplier-actions.ts';

const byFigures = 'by-figures';
const stars = ['5.0', '4.5', '4.0', '3.5', '3.0', '2.5', '2.0', '1.5', '1.0', '0.5', '0.0'];
const options = [
  { value: byFigures, label: 'Calculated' },
  ...stars.map((value) => ({ value, label: `${value} of 5` })),
];

const isByHand = ({ performanceOverride: chosen }: { performanceOverride: string }) =>
  chosen !== byFigures;

/** Overrides the calculated rating, with a reason. */
export const RateSupplier = ({ supplier, onClose }: ActionProps) => (
  <CommandDialog
    title={`Rate ${supplier.name}`}
    description={`The calculated rating is shown after ${minRatedDeliveries} deliveries. It is based on rejections and on deliveries made on time and in full.`}
    confirmText="Save rating"
    endpoint={suppliersApi.edit}
    input={(rating) => ({
      params: { supplierId: supplier.id },
      body: {
        ...(isByHand(rating) ? rating : { performanceOverride: null }),
        version: supplier.version,
      },
    })}
    start={{
      performanceOverride: supplier.performanceOverride ?? byFigures,
      overrideReason: supplier.overrideReason ?? '',
    }}
    isBlocked={(rating) => isByHand(rating) && rating.overrideReason.trim() === ''}
    doneMessage={({ name }) => `${name} rated`}
    onClose={onClose}
  >
    {(field, { values }) => (
      <>
        <SelectField label="Rating" options={options} {...field('performanceOverride')} />
        {isByHand(values) && (
          <TextArea
            label="Reason for overriding the calculated rating"
            required
            maxLength={500}
            {...field('overrideReason')}
          />
        )}
      </>
    )}
  </CommandDialog>
);
