import { organizationIds, runSequentially, throwIfAny } from '../platform/rounds.ts';
import type { Within } from '../platform/tenancy.ts';
import { settleDue } from './post-due-costs.ts';

/** In each organisation in turn, so that nobody who opens a page has to wait for much. */
export const costRoundTask =
  (within: Within, clock = () => new Date()) =>
  async () => {
    const all = await within(undefined, organizationIds);
    const failures = await runSequentially(all, (id) => settleDue(within, id, clock()));
    throwIfAny(failures, 'Not every cost was entered.');
  };
