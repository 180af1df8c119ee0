import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import type { OnSite } from '@sitewright/domain/workforce/on-site';
import type { Worker } from '@sitewright/domain/workforce/worker';

type NamedWorker = Pick<Worker, 'id' | 'firstName' | 'lastName' | 'company' | 'jobTitle'>;

/** Every named worker, and the number of unnamed people of each crew. */
export const onSiteOf = (workers: readonly NamedWorker[], session: LabourSession): OnSite[] => {
  const { id: labourSessionId, crewKind, startedAt: since } = session;
  const shared = { labourSessionId, isOperator: crewKind === 'plant', since, mobilePhone: null };
  const named = workers.filter(({ id }) => session.workerIds.includes(id));
  const unnamed = session.operatives - session.workerIds.length;
  return [
    ...named.map((worker) => ({
      ...shared,
      workerId: worker.id,
      name: `${worker.firstName} ${worker.lastName}`,
      company: worker.company ?? session.company,
      jobTitle: worker.jobTitle,
      people: 1,
    })),
    ...(unnamed > 0
      ? [
          {
            ...shared,
            workerId: null,
            name: session.name,
            company: session.company,
            jobTitle: session.jobRole,
            people: unnamed,
          },
        ]
      : []),
  ];
};
