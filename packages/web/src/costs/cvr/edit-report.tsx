import { costsApi } from '@sitewright/domain/costs/api';
import { type CostReport, CostReportChanges } from '@sitewright/domain/costs/cost-report';
import { monthText } from '@sitewright/domain/costs/month-names';
import { reasonRule } from '@sitewright/domain/costs/report';
import { text } from '@sitewright/domain/kernel/text';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { type CostHead, costHeads } from '@sitewright/domain/purchase-orders/order-status';
import { textsOf } from '../../forms/field-values.ts';
import { FormSheet } from '../../forms/form-sheet.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { useForm } from '../../ui/fields/use-form.ts';
import { Section, twoColumns } from '../../ui/layout/section.tsx';
import { signed } from '../labels.ts';
import { useCacheReport } from '../queries.ts';

/** Each reason is a field of its own, by the name of its head. */
const reasons = Object.fromEntries(costHeads.map((head) => [head, text('Reason', 500)])) as Record<
  CostHead,
  ReturnType<typeof text>
>;

const fields = CostReportChanges.omit({ reasons: true, version: true }).extend(reasons);

type Form = ReturnType<typeof useForm<typeof fields>>;

type Props = { report: CostReport; onClose: () => void };

export function EditReport({ report, onClose }: Props) {
  const { id, version, month } = report;
  const title = `CVR for ${monthText(month)}`;
  const cacheReport = useCacheReport();
  const { form, command } = useCommandForm({
    fields,
    start: textsOf(fields.shape, { ...report, ...report.reasons }),
    endpoint: costsApi.editReport,
    inputOf: ({ labour, materials, plant, subcontract, preliminaries, other, ...rest }) => ({
      params: { costReportId: id },
      body: {
        ...rest,
        reasons: { labour, materials, plant, subcontract, preliminaries, other },
        version,
      },
    }),
    doneMessage: () => `${title} saved`,
    onDone: (saved) => {
      cacheReport(saved);
      onClose();
    },
  });
  return (
    <FormSheet title={title} form={form} onClose={onClose} submitText="Save CVR" command={command}>
      <div className="grid gap-6">
        <ValueFields form={form} />
        <CostFields form={form} />
        <ReasonFields form={form} report={report} />
      </div>
    </FormSheet>
  );
}

const ValueFields = ({ form }: { form: Form }) => (
  <Section title="Value">
    <MoneyField label="Certified" {...form.field('certified')} />
    <MoneyField label="Applied, not certified" {...form.field('applied')} />
    <MoneyField
      label="Over/under-measure"
      help="Negative for over-measured work"
      {...form.field('adjustment')}
    />
    <div className={twoColumns}>
      <TextField label="Retention (%)" inputMode="decimal" {...form.field('retentionRate')} />
      <MoneyField label="Retention released" {...form.field('retentionReleased')} />
    </div>
  </Section>
);

const CostFields = ({ form }: { form: Form }) => (
  <Section title="Cost">
    <MoneyField label="Accruals" help="Work done, not yet invoiced" {...form.field('accruals')} />
    <TextArea label="Note" isOptional maxLength={2000} {...form.field('note')} />
  </Section>
);

/** A later reader needs to know why it moved. */
const ReasonFields = ({ form, report }: { form: Form; report: CostReport }) =>
  report.figures.movements.length > 0 && (
    <Section title="Reasons for movement since the last frozen month">
      <p className="text-sm text-text-2">{reasonRule}</p>
      {report.figures.movements.map(({ head, by, isReasonNeeded }) => (
        <TextArea
          key={head}
          label={`${costHeadLabels[head]}, ${signed(by)}`}
          isOptional={!isReasonNeeded}
          maxLength={500}
          {...form.field(head)}
        />
      ))}
    </Section>
  );
