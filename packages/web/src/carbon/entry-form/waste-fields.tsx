import { wasteRoutes } from '@sitewright/domain/carbon/carbon-words';
import type { WasteCode } from '@sitewright/domain/carbon/waste-code';
import { Badge } from '../../ui/badge.tsx';
import { ComboboxField } from '../../ui/combobox-field.tsx';
import { FieldHelp } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { EntryFactor } from './entry-factor.tsx';
import type { EntryForm } from './fields.ts';
import { NumberField, QuantityFields } from './quantity-fields.tsx';
import { useWasteCodes } from './use-waste-code.ts';

/** Which waste it is and where it goes; the factor follows from both. */
export function WasteFields({ form }: { form: EntryForm }) {
  const { codes, chosen } = useWasteCodes(form.values.wasteCode);
  const routes = chosen?.routes.length ? chosen.routes : wasteRoutes;
  const isUnknown = chosen && !chosen.wasteType;
  return (
    <>
      <ComboboxField
        label="Waste code"
        help="Of the List of Wastes: type the code or what it is"
        options={codes.map(optionOf)}
        {...form.field('wasteCode')}
      />
      {chosen && <AboutCode code={chosen} />}
      <SelectField
        label="Goes to"
        help="Recycling and burning count the way there only: these figures cannot rank routes"
        placeholder="Choose"
        options={routes}
        {...form.field('wasteRoute')}
      />
      {(isUnknown || form.values.factorId) && (
        <EntryFactor
          form={form}
          label="Factor of your own"
          help="No official factor stands for this code"
        />
      )}
      <QuantityFields form={form} />
      {form.values.unit !== 't' && form.values.unit !== 'kg' && (
        <NumberField {...{ form }} name="density" label="Density, kg/m³" />
      )}
    </>
  );
}

/** Found with and without the spaces of its code. */
const optionOf = ({ code, description, category, isHazardous }: WasteCode) => ({
  value: code,
  label: `${code} ${description}`,
  hint: `${code.replaceAll(' ', '')} · ${category}`,
  ...(isHazardous && { caution: 'Hazardous' }),
});

const AboutCode = ({ code: { description, isHazardous, isMirror, note } }: { code: WasteCode }) => (
  <div className="-mt-2 grid gap-1 text-sm">
    <p>{description}</p>
    <p>
      <Badge tone={isHazardous ? 'warn' : 'plain'}>
        {isHazardous ? 'Hazardous' : 'Not hazardous'}
      </Badge>
    </p>
    {isMirror && (
      <FieldHelp>It has a twin: only an assessment tells which of the two it is.</FieldHelp>
    )}
    {note && <FieldHelp>{note}</FieldHelp>}
  </div>
);
