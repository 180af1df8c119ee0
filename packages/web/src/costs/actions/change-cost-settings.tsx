import { type CostSettings, costSettingsOf } from '@sitewright/domain/costs/settings';
import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import { CostSettingsChanges } from '@sitewright/domain/organizations/cost-settings';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { query } from '../../platform/query.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

const { overtimeAfter, overtimeFactor, alertLevels, tradeRates } =
  CostSettingsChanges.required().shape;

/** '80, 95, 100'; an error in one of them is shown for the whole field. */
const levels = z.string().transform((text, context) => {
  const typed = text.split(/[\s,;%]+/).filter(Boolean);
  const { data = [], error } = alertLevels.safeParse(typed.map(Number));
  if (error) context.addIssue(error.issues[0]?.message ?? '');
  return data;
});

/** 'Bricklayer 24.50', one trade per line; an error in one of them is shown for the whole field. */
const rates = z.string().transform((text, context) => {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const typed = lines.map((line) => {
    const [, trade = line, hourlyRate = ''] = /^(.*?)[\s,:]+£?([\d.]+)$/.exec(line) ?? [];
    return { trade, hourlyRate };
  });
  const { data = [], error } = tradeRates.safeParse(typed);
  if (error) context.addIssue(error.issues[0]?.message ?? '');
  return data;
});

const fields = z.object({
  overtimeAfter: z.preprocess((typed) => typed || null, overtimeAfter),
  overtimeFactor,
  alertLevels: levels,
  tradeRates: rates,
});

type Props = { onClose: () => void };

/** How the company counts overtime, and when it is alerted to a budget that runs out. */
export function ChangeCostSettings({ onClose }: Props) {
  const { data: organization } = useQuery(query(organizationsApi.current));
  return (
    organization && (
      <SettingsForm settings={costSettingsOf(organization.settings)} onClose={onClose} />
    )
  );
}

function SettingsForm({ settings, onClose }: Props & { settings: CostSettings }) {
  const { form, command } = useCommandForm({
    fields,
    start: startOf(settings),
    endpoint: companyApi.changeCosts,
    inputOf: (body) => ({ body }),
    doneMessage: () => 'Cost settings saved',
    onDone: onClose,
    refreshes: [organizationsApi.current, companyApi.read],
  });
  return (
    <FormDialog
      title="Cost settings"
      description="For all contracts. Overtime changes apply from tomorrow; past days are not recalculated."
      command={command}
      form={form}
      onClose={onClose}
    >
      <TextField
        label="Overtime after"
        help="Paid hours per day. Leave blank if overtime is paid at the normal rate."
        isOptional
        inputMode="decimal"
        {...form.field('overtimeAfter')}
      />
      <TextField
        label="Overtime factor"
        help="1.5 is time and a half, 2 is double time."
        inputMode="decimal"
        {...form.field('overtimeFactor')}
      />
      <TextField
        label="Alert levels"
        help="Percentages of a cost head’s budget, spent or ordered, that trigger an alert. Up to five."
        {...form.field('alertLevels')}
      />
      <TextArea
        label="Trade rates"
        help="One trade per line with its hourly rate, such as Bricklayer 24.50. Used for hours of that trade that have no other rate."
        isOptional
        {...form.field('tradeRates')}
      />
    </FormDialog>
  );
}

/** The rule that was made last, be it that it counts from tomorrow only. */
function startOf({ overtime, alertLevels: savedLevels, tradeRates: savedRates }: CostSettings) {
  const { after = null, factor = '1.5' } = overtime.at(-1) ?? {};
  return {
    overtimeAfter: after === null ? '' : plainDecimal(after),
    overtimeFactor: plainDecimal(factor),
    alertLevels: savedLevels.join(', '),
    tradeRates: savedRates.map(({ trade, hourlyRate }) => `${trade} ${hourlyRate}`).join('\n'),
  };
}
