import { carbonApi } from '@sitewright/domain/carbon/api';
import { wasteRoutes } from '@sitewright/domain/carbon/carbon-values';
import { editionFor, isPublished } from '@sitewright/domain/carbon/edition-year';
import type { WasteCode } from '@sitewright/domain/carbon/waste-code';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../platform/query.ts';
import { Badge } from '../../ui/badge.tsx';
import { ComboboxField } from '../../ui/fields/combobox-field.tsx';
import { FieldHelp } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { standardQueries } from '../standards/queries.ts';
import { EntryFactor, yearOf } from './entry-factor.tsx';
import type { EntryFormState } from './fields.ts';
import { NumberField, QuantityFields } from './quantity-fields.tsx';

/** Which waste it is and where it goes; the factor follows from both. */
export function WasteFields({ form }: { form: EntryFormState }) {
  const { codes, chosen } = useWasteCodes(form.values.wasteCode);
  const year = useEdition(yearOf(form.values));
  const isUnknown = chosen && !chosen.wasteType;
  return (
    <>
      <ComboboxField
        label="Waste code"
        help="List of Wastes (EWC) code. Type the code or description."
        options={codes.map(optionOf)}
        {...leading(form, 'wasteCode')}
      />
      {chosen && <AboutCode code={chosen} codes={codes} year={year} />}
      <SelectField
        label="Destination"
        help="Recycling and combustion factors cover transport only, so destinations cannot be compared"
        options={routesFor(chosen, year)}
        {...leading(form, 'wasteRoute')}
      />
      {(isUnknown || form.values.factorId.startsWith('own-')) && (
        <EntryFactor
          form={form}
          label="Own factor"
          help="There is no official factor for this code"
        />
      )}
      <QuantityFields form={form} />
      {form.values.unit !== 't' && form.values.unit !== 'kg' && (
        <NumberField form={form} name="density" label="Density (kg/m³)" />
      )}
    </>
  );
}

/** The edition that applies to a year; without one, the year itself. */
function useEdition(year: number): number {
  const { data } = useQuery({ ...standardQueries.settings(), enabled: !isPublished(year) });
  return (data && editionFor(year, data)) ?? year;
}

/** Another waste, or another way that it goes, has another factor. */
function leading(form: EntryFormState, name: 'wasteCode' | 'wasteRoute') {
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
  isPublished(year) && routes.includes(route);

/** Found with and without the spaces of its code. */
const optionOf = ({ code, description, category, isHazardous }: WasteCode) => ({
  value: code,
  label: `${code} ${description}`,
  hint: `${code.replaceAll(' ', '')} · ${category}`,
  ...(isHazardous && { caution: 'Hazardous' }),
});

/** The List of Wastes, and the code that is chosen of it. */
function useWasteCodes(code: string): { codes: WasteCode[]; chosen: WasteCode | undefined } {
  const codes = useQuery(query(carbonApi.wasteCodes, { query: {} })).data ?? [];
  return { codes, chosen: codes.find((wasteCode) => wasteCode.code === code) };
}

type AboutCodeProps = { code: WasteCode; codes: readonly WasteCode[]; year: number };

/** The meaning of a code of the List of Wastes, and its warnings. */
const AboutCode = ({ code, codes, year }: AboutCodeProps) => (
  <div className="-mt-2 grid gap-1 text-sm">
    <p>{code.description}</p>
    <p>
      <Badge tone={code.isHazardous ? 'warn' : 'plain'}>
        {code.isHazardous ? 'Hazardous' : 'Not hazardous'}
      </Badge>
    </p>
    {code.isMirror && <FieldHelp>{mirrorText(code, codes)}</FieldHelp>}
    {code.note && <FieldHelp>{noteFor(code.note, year)}</FieldHelp>}
  </div>
);

/** 'Mirror entry: a hazardous twin exists (17 01 06*); assess which one it is' */
function mirrorText(code: WasteCode, codes: readonly WasteCode[]): string {
  const twins = codes.filter((other) => isTwin(code, other)).map((twin) => twin.code);
  const named = twins.length > 0 ? ` (${twins.join(', ')})` : '';
  return `Mirror entry: there is also a ${code.isHazardous ? 'non-hazardous' : 'hazardous'} code${named}. Assess which one applies.`;
}

const isTwin = (code: WasteCode, other: WasteCode): boolean =>
  code.isHazardous !== other.isHazardous && (names(code, other) || names(other, code));

/** 'Soil and stones other than those mentioned in 17 05 03' */
const names = ({ description }: WasteCode, { code }: WasteCode): boolean =>
  description.includes(code.replace('*', ''));

/** The list speaks of one edition, and the others have the same routes. */
const noteFor = (note: string, year: number): string =>
  note.replace(/the \d{4} set/, `the ${year} edition`);
