import { carbonApi } from '@sitewright/domain/carbon/api';
import type { CarbonEntryDraft, CarbonEstimate } from '@sitewright/domain/carbon/carbon-entry';
import { fieldErrors } from '@sitewright/domain/kernel/parse-input';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../platform/query.ts';
import { useDebouncedValue } from '../../ui/use-debounced-value.ts';
import { bodyOf } from './body.ts';
import { EntryFields, type Values } from './fields.ts';

export type Estimated = { estimate?: CarbonEstimate | undefined; faults: readonly string[] };

/** How long the typing rests before it is worked out. */
const pause = 300;

/** The result of the form; or its errors, while it cannot be calculated. */
export function useEstimate(values: Values, projectId: number): Estimated {
  const settled = useDebouncedValue(values, pause);
  // It can be calculated before it has a name.
  const { data: filled, error } = EntryFields.safeParse({
    ...settled,
    source: settled.source || 'Entry',
  });
  const draft = filled && { ...bodyOf(filled), projectId };
  const { data } = useQuery({
    ...query(carbonApi.estimate, { body: draft as CarbonEntryDraft }),
    enabled: !!draft,
    placeholderData: keepPreviousData,
  });
  return error
    ? { faults: Object.values(fieldErrors(error)) }
    : { estimate: data ?? undefined, faults: [] };
}
