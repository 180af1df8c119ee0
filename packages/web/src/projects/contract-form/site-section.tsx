import { outcodeOf, tidyPostcode } from '@sitewright/domain/kernel/postcode';
import { referenceDataApi } from '@sitewright/domain/reference-data/api';
import { useQuery } from '@tanstack/react-query';
import { MapPin, TriangleAlert } from 'lucide-react';
import { query } from '../../platform/query.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useDebouncedValue } from '../../ui/use-debounced-value.ts';
import { FieldNote } from './field-note.tsx';
import type { ContractForm } from './fields.ts';
import { FormSection } from './form-section.tsx';

export const SiteSection = ({ form }: { form: ContractForm }) => (
  <FormSection id="site">
    <TextArea label="Address" {...form.field('address')} />
    <div className="grid gap-4 md:grid-cols-2">
      <PostcodeField form={form} />
      <TextField
        label="Location"
        help="Such as Block C, or which gate to use"
        {...form.field('location')}
      />
    </div>
  </FormSection>
);

function PostcodeField({ form }: { form: ContractForm }) {
  const { postcode } = form.values;
  const town = useTown(postcode);
  const settled = useDebouncedValue(postcode, 600);
  const isNoPostcode = settled !== '' && outcodeOf(settled) === undefined;
  return (
    <div className="grid content-start">
      <TextField
        label="Postcode"
        help="Used to place the site on the map"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('postcode')}
        onBlur={() => form.set('postcode', tidyPostcode(postcode))}
      />
      {town ? (
        <FieldNote icon={MapPin}>
          <span>
            <span className="font-medium text-text">{town}</span> · Places: GeoNames.org, CC BY 4.0
          </span>
        </FieldNote>
      ) : isNoPostcode ? (
        <FieldNote tone="warn" icon={TriangleAlert}>
          This is not a UK postcode. Check it, or the site will not be on the map.
        </FieldNote>
      ) : (
        <FieldNote />
      )}
    </div>
  );
}

/** The town of a postcode, once enough of it is typed. */
function useTown(postcode: string): string | undefined {
  const settled = tidyPostcode(useDebouncedValue(postcode, 300));
  const { data } = useQuery({
    ...query(referenceDataApi.place, { params: { postcode: settled } }),
    enabled: outcodeOf(settled) !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data?.town;
}
