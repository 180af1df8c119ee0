import { useQuery } from '@tanstack/react-query';
import { useSettled } from '../../projects/contract-form/use-settled.ts';
import { carbonQueries } from '../queries.ts';
import { bodyOf } from './body.ts';
import { EntryFields, type Values } from './fields.ts';

/** How long the typing rests before it is reckoned. */
const pause = 300;

/** What the form comes to; while something in it is no number, what it came to before. */
export function useEstimate(values: Values, projectId: number) {
  const settled = useSettled(values, pause);
  // It can be reckoned before it has a name.
  const { data: filled } = EntryFields.safeParse({
    ...settled,
    source: settled.source || 'Entry',
  });
  const draft = filled && { ...bodyOf(filled), projectId };
  return useQuery(carbonQueries.estimate(draft)).data;
}
