import type { ReactNode } from 'react';
import { today } from '../../platform/today.ts';
import { DateField } from '../../ui/date-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CategoryField } from './category-field.tsx';
import { CategoryDetails, CategoryFields } from './category-fields.tsx';
import type { EntryForm as Form } from './fields.ts';
import { LiveResult } from './live-result.tsx';
import { MoreSection } from './more-section.tsx';
import { OrderSection } from './order-section.tsx';
import type { Estimated } from './use-estimate.ts';

type Props = {
  id: string;
  label: string;
  form: Form;
  projectId: number;
  estimated: Estimated;
  /** Keeps it as it is, until it can be worked out. */
  onDraft: () => void;
  /** Where it may be filled from. */
  children?: ReactNode;
};

/** The category first; then only what belongs to it, and below what that comes to. */
export const EntryForm = ({ id, label, form, projectId, estimated, onDraft, children }: Props) => (
  <form {...form.bind} id={id} aria-label={label} className="grid gap-4">
    {children}
    <CategoryField form={form} />
    {form.values.category && (
      <>
        <TextField
          label="Entry"
          required
          help="What it is, such as Concrete C32/40"
          autoComplete="off"
          maxLength={200}
          {...form.field('source')}
        />
        <DateField
          label="Date"
          required
          help="Its year decides whose factors count"
          today={today()}
          {...form.field('date')}
        />
        <CategoryFields form={form} projectId={projectId} />
        <LiveResult {...estimated} onDraft={onDraft} />
        <CategoryDetails form={form} projectId={projectId} />
        <OrderSection form={form} />
        <MoreSection form={form} />
      </>
    )}
  </form>
);
