import { organizationIds, runSequentially, throwIfAny } from '../platform/jobs/rounds.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { RunInOrganization } from '../platform/tenancy.ts';
import { postDueCosts } from './post-due-costs.ts';

/** Posts due costs in every organisation regularly, so that a page has little to wait for. */
export const costRoundTask =
  (within: RunInOrganization, secrets: Secrets, clock = () => new Date()) =>
  async () => {
    const all = await within(undefined, organizationIds);
    const failures = await runSequentially(all, (id) =>
      postDueCosts(within, id, { now: clock(), secrets }),
    );
    throwIfAny(failures, 'Not every cost was posted.');
  };
