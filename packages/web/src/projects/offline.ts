import { overviewApi } from '@sitewright/domain/overview/api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { forEachContactField } from '@sitewright/domain/projects/contact';
import type { Project } from '@sitewright/domain/projects/project';
import type { CompanyPack } from '@sitewright/domain/site-pack/company-pack';
import { offlineAnswer, type Packs } from '../platform/offline/answer.ts';

/** Fields of a contract that are never stored. */
const notKept = {
  description: null,
  clientAddress: null,
  ...forEachContactField(() => ({ name: null, phone: null, email: null })),
  contractValue: null,
  budget: null,
  checklist: null,
  profilePicture: null,
  profilePictureData: null,
  profilePictureType: null,
  latitude: null,
  longitude: null,
};

const contractsIn = ({ contracts }: CompanyPack): Project[] =>
  contracts.map((contract) => ({ ...notKept, ...contract }));

const find = async (packs: Packs, isIt: (contract: Project) => boolean) => {
  const company = await packs.company();
  return company && contractsIn(company).find(isIt);
};

const noMoney = { spent: null, revisedBudget: null, revisedValue: null, carbon: null };

export const offlineAnswers = [
  offlineAnswer(projectsApi.list, async (packs, { text }) => {
    const company = await packs.company();
    if (!company || text('q')) return;
    const status = text('status');
    return contractsIn(company).filter((contract) => !status || contract.status === status);
  }),
  offlineAnswer(projectsApi.read, (packs, { number }) =>
    find(packs, ({ id }) => id === number('projectId')),
  ),
  offlineAnswer(projectsApi.readBySlug, (packs, { text }) =>
    find(packs, ({ slug }) => slug === text('slug')),
  ),
  offlineAnswer(overviewApi.contracts, async (packs) =>
    (await packs.company())?.overviews.map((overview) => ({ ...noMoney, ...overview })),
  ),
];
