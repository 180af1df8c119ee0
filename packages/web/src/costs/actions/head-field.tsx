import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { costHeads } from '@sitewright/domain/purchase-orders/order-status';
import type { ComponentProps } from 'react';
import { SelectField } from '../../ui/select-field.tsx';

const options = costHeads.map((value) => ({ value, label: costHeadLabels[value] }));

type Props = Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'placeholder'>;

export const HeadField = (field: Props) => (
  <SelectField label="Cost head" required placeholder="Choose" options={options} {...field} />
);
