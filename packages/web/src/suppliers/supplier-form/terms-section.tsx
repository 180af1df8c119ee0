import { obstacleToTerms } from '@sitewright/domain/suppliers/rules';
import { Lock } from 'lucide-react';
import { useActor } from '../../platform/session.ts';
import { MoneyField } from '../../ui/money-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Form } from './fields.ts';
import { pair, Section } from './section.tsx';

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
        <p className="flex items-start gap-1.5 text-sm text-text-2">
          <Lock aria-hidden="true" className="mt-0.5 size-4" />
          {obstacle.message}
        </p>
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
