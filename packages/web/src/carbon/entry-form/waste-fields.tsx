import { editions, wasteRoutes } from '@sitewright/domain/carbon/carbon-values';
import type { WasteCode } from '@sitewright/domain/carbon/waste-code';
import { ComboboxField } from '../../ui/combobox-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { AboutCode } from './about-code.tsx';
import { EntryFactor, yearOf } from './entry-factor.tsx';
import type { EntryForm } from './fields.ts';
import { NumberField, QuantityFields } from './quantity-fields.tsx';
import { useWasteCodes } from './use-waste-code.ts';

/** Which waste it is and where it goes; the factor follows from both. */
export function WasteFields({ form }: { form: EntryForm }) {
  const { codes, chosen } = useWasteCodes(form.values.wasteCode);
  const year = yearOf(form.values);
  const isUnknown = chosen && !chosen.wasteType;
  return (
    <>
      <ComboboxField
        label="Waste code"
        help="Of the List of Wastes: type the code or what it is"
        options={codes.map(optionOf)}
        {...leading(form, 'wasteCode')}
      />
      {chosen && <AboutCode code={chosen} codes={codes} year={year} />}
      <SelectField
        label="Goes to"
        help="Recycling and burning count the way there only: these figures cannot rank routes"
        placeholder="Choose"
        options={routesFor(chosen, year)}
        {...leading(form, 'wasteRoute')}
      />
      {(isUnknown || form.values.factorId.startsWith('own-')) && (
        <EntryFactor
          form={form}
          label="Factor of your own"
          help="No official factor stands for this code"
        />
      )}
      <QuantityFields form={form} />
      {form.values.unit !== 't' && form.values.unit !== 'kg' && (
        <NumberField form={form} name="density" label="Density, kg/m³" />
      )}
    </>
  );
}

/** Another waste, or another way that it goes, has another factor. */
function leading(form: EntryForm, name: 'wasteCode' | 'wasteRoute') {
  const { onChange, ...field } = form.field(name);
  return {
    ...field,
    onChange: (value: string) => {
      onChange(value);
      form.set('factorId', '');
    },
  };
}

/** Waste may go anywhere: waste without an official factor can be saved as a draft. */
const routesFor = (code: WasteCode | undefined, year: number) =>
  wasteRoutes.map((value) => ({
    value,
    label: code && !hasFactor(code, value, year) ? `${value} (no official factor)` : value,
  }));

/** Every edition has the same routes. */
const hasFactor = ({ routes }: WasteCode, route: WasteCode['routes'][number], year: number) =>
  editions.some((edition) => edition === year) && routes.includes(route);

/** Found with and without the spaces of its code. */
const optionOf = ({ code, description, category, isHazardous }: WasteCode) => ({
  value: code,
  label: `${code} ${description}`,
  hint: `${code.replaceAll(' ', '')} · ${category}`,
  ...(isHazardous && { caution: 'Hazardous' }),
});
