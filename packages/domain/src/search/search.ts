import * as z from 'zod';
import { Id, Slug } from '../kernel/id.ts';
import { CivilDate } from '../kernel/period.ts';
import { requiredText } from '../kernel/text.ts';
import { findableTypes } from './findable.ts';

const Kind = z.enum(findableTypes);

export const SearchQuery = z.object({
  q: requiredText('Search', 100),
  /** One kind only, and more of it. */
  entity: Kind.optional(),
});

export const Hit = z.object({
  recordId: Id,
  title: z.string(),
  detail: z.string().nullable(),
  /** Its day and its quantity, such as '18 m³', where records of its kind often have the same title. */
  day: CivilDate.nullable(),
  quantity: z.string().nullable(),
  /** The contract that it belongs to. */
  projectName: z.string().nullable(),
  slug: Slug.nullable(),
});

export const HitGroup = z.object({
  entity: Kind,
  hits: z.array(Hit),
  /** Whether there are more hits of this type. */
  hasMore: z.boolean(),
});

export const SearchResults = z.object({
  groups: z.array(HitGroup),
  /** The words are so common that only the newest records with them were looked through. */
  isPartial: z.boolean(),
});

export type SearchQuery = z.infer<typeof SearchQuery>;
export type Hit = z.infer<typeof Hit>;
export type HitGroup = z.infer<typeof HitGroup>;
export type SearchResults = z.infer<typeof SearchResults>;
