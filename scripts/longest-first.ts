import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A worker keeps the modules of a project: each project's files come together, the slow ones first. */
const projects = ['server', 'web', 'phone', 'scripts', 'domain', 'production'];

/** A long file that starts last leaves the other cores idle: these start first. `npm test -- --profile` lists them. */
const longest = [
  'testing/contract-served',
  'testing/fuzz',
  'testing/role-matrix',
  'server/src/demo.test',
  'backup/data-backup',
  'testing/tenant-matrix',
  'backup/bin-every-type',
  'platform/embedded-postgres',
  'purchase-orders/actions',
  'backup/nothing-lost',
  'session/change-password',
  'session/sign-in',
  'web/src/carbon/entry-form',
  'web/src/suppliers/suppliers-screen',
  'web/src/plant/plant-tab',
  'web/src/app/palette',
];

export class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specifications);
    return sorted.toSorted((a, b) => projectRank(a) - projectRank(b) || rank(a) - rank(b));
  }
}

const projectRank = ({ project }: TestSpecification): number => projects.indexOf(project.name);

function rank({ moduleId }: TestSpecification): number {
  const index = longest.findIndex((part) => moduleId.includes(part));
  return index === -1 ? longest.length : index;
}
