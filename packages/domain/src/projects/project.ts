import * as z from 'zod';
import { Id, Slug, Version } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';

/** A contract, in the words of the screens. */
export const Project = z.object({
  id: Id,
  organizationId: Id,
  name: z.string(),
  slug: Slug,
  status: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: Id.nullable(),
  updatedAt: z.iso.datetime(),
  updatedBy: Id.nullable(),
  version: Version,
});

export const ProjectQuery = PageQuery.extend({
  limit: z.coerce.number<number | string>().int().min(1).max(1000).default(1000),
});

export type Project = z.infer<typeof Project>;
export type ProjectQuery = z.infer<typeof ProjectQuery>;
