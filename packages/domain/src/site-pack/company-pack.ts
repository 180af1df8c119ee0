import * as z from 'zod';
import { Gang } from '../labour/gang.ts';
import { CompanyProfile } from '../organizations/company-profile.ts';
import { Organization } from '../organizations/organization.ts';
import { ContractOverview } from '../overview/overview.ts';
import { Project } from '../projects/project.ts';
import { Assignee } from '../site-issues/site-issue.ts';
import { Worker, WorkforceSummary } from '../workforce/worker.ts';
import { keptFields } from './kept-fields.ts';

/** Without money, contacts and the client's address. */
const KeptProject = keptFields(
  Project,
  ...(['id', 'organizationId', 'name', 'slug', 'code', 'icon', 'division', 'address'] as const),
  ...(['postcode', 'location', 'clientName', 'startDate', 'finishDate', 'status'] as const),
  ...(['statusReason', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version'] as const),
);

const KeptOverview = keptFields(
  ContractOverview,
  ...(['projectId', 'openIssues', 'overdueIssues', 'lastDiary', 'isDiaryMissing'] as const),
  ...(['isCrewOnly'] as const),
);

/** Without rates. */
const KeptGang = keptFields(
  Gang,
  ...(['id', 'name', 'company', 'jobRole', 'operatives', 'workerIds', 'active'] as const),
  ...(['createdBy', 'version'] as const),
);

/** Workers' names and whether they may work; no documents, no card and no telephone number. */
const KeptWorker = keptFields(
  Worker,
  ...(['id', 'workerId', 'firstName', 'lastName', 'jobTitle', 'company'] as const),
  ...(['employmentType', 'employmentStatus', 'cardState', 'inductedProjectIds'] as const),
  ...(['atWorkOnId', 'verdict'] as const),
);

/** Without what is counted of people's hours. */
const KeptSummary = keptFields(
  WorkforceSummary,
  ...(['active', 'atWork', 'cardsExpired', 'cardsExpiring30', 'cardsExpiring60'] as const),
  ...(['cardsExpiring90', 'cardsToCheck', 'notInducted', 'rightToWorkDue'] as const),
  ...(['hoursThisWeek', 'jobTitles'] as const),
);

/** The only company data that a phone may store. Parts that the reader may not see are empty. */
export const CompanyPack = z.object({
  organization: keptFields(
    Organization,
    ...(['id', 'name', 'slug', 'country', 'subscriptionPlan', 'subscriptionStatus'] as const),
    ...(['maxUsers', 'maxProjects', 'features'] as const),
  ),
  brand: keptFields(CompanyProfile, 'organizationId', 'companyName', 'brandColor').nullable(),
  contracts: z.array(KeptProject),
  overviews: z.array(KeptOverview),
  gangs: z.array(KeptGang),
  colleagues: z.array(Assignee),
  workers: z.array(KeptWorker),
  workforce: KeptSummary.nullable(),
});

export type CompanyPack = z.infer<typeof CompanyPack>;
