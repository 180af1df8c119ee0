import type { projectsApi } from '@sitewright/domain/projects/api';
import { aProjectDraft } from '@sitewright/domain/projects/project.fixture';
import { aPicture } from '../testing/a-picture.ts';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof projectsApi> = {
  list: () => ({ query: {} }),
  create: () => ({ body: aProjectDraft() }),
  naming: ({ slug }) => ({ query: { name: 'Quay Street', slug, code: 'NC-1' } }),
  read: ({ projectId }) => ({ params: { projectId } }),
  readBySlug: ({ slug }) => ({ params: { slug } }),
  edit: ({ projectId }) => ({ params: { projectId }, body: { division: 'North' } }),
  remove: ({ spareProjectId }) => ({ params: { projectId: spareProjectId } }),
  setPicture: ({ projectId }) => ({ params: { projectId }, file: aPicture() }),
  removePicture: ({ projectId }) => ({ params: { projectId } }),
  picture: ({ projectId }) => ({ params: { projectId } }),
};
