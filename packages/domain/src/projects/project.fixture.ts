import { Project, type ProjectDraft } from './project.ts';

export const aProjectDraft = (over: Partial<ProjectDraft> = {}): ProjectDraft => ({
  name: 'Quay Street',
  ...over,
});

const nothing: Record<string, null> = Object.fromEntries(
  Object.keys(Project.shape).map((field) => [field, null]),
);

/** A contract with only its required fields. */
export const aProject = (over: Partial<Project> = {}): Project => ({
  ...(nothing as unknown as Project),
  id: 1,
  organizationId: 1,
  name: 'Quay Street',
  slug: 'quay-street',
  status: 'Open',
  createdAt: '2026-03-02T09:00:00.000Z',
  createdBy: 1,
  updatedAt: '2026-03-02T09:00:00.000Z',
  updatedBy: 1,
  version: 1,
  ...over,
});
