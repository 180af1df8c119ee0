import { obstacleToTerms } from '@sitewright/domain/suppliers/rules';
import { useActor } from '../../platform/session.ts';
import { LockedNote } from '../../ui/locked-note.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { pair, Section } from '../../ui/section.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Form } from './fields.ts';

export function TermsSection({ form }: { form: Form }) {
  const obstacle = obstacleToTerms(useActor());
  return (
    <Section title="Commercial terms">
      <TextField
        label="Payment terms"
        help="Such as 30 days end of month"
        isOptional
        autoComplete="off"
        {...form.field('paymentTerms')}
      />
      {obstacle ? (
        <LockedNote text={obstacle.message} />
      ) : (
        <div className={pair}>
          <MoneyField label="Credit limit" isOptional {...form.field('creditLimit')} />
          <TextField
            label="Discount in per cent"
            isOptional
            inputMode="decimal"
            autoComplete="off"
            {...form.field('discountRate')}
          />
        </div>
      )}
    </Section>
  );
}
