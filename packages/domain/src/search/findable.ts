import { can, type Entitled, type Resource } from '../kernel/access.ts';

/** What can be found, and the right to read that it takes; in the order in which it is told. */
const rights = {
  contract: 'project',
  worker: 'worker',
  member: 'team',
  supplier: 'supplier',
  purchaseOrder: 'purchaseOrder',
  material: 'material',
  siteIssue: 'siteIssue',
  diaryEntry: 'diary',
  plantHire: 'plant',
  certificate: 'hseCertificate',
  rams: 'riskAssessment',
  carbonEntry: 'carbonEntry',
  file: 'file',
  journalMessage: 'comment',
  emailTemplate: 'emailTemplate',
} as const satisfies Record<string, Resource>;

export type Findable = keyof typeof rights;

export const findables = Object.keys(rights) as Findable[];

/** Of `wanted`, or of everything, the kinds that `actor` may read. */
export const findableBy = (actor: Entitled, wanted?: Findable): Findable[] =>
  findables.filter((kind) => (!wanted || kind === wanted) && can(actor, rights[kind], 'R'));
