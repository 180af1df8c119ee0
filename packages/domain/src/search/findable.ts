import { can, type Entitled, type Resource } from '../kernel/access.ts';

/** Searchable record types and the permission each needs; in the order of the results. */
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

/** The record types that `actor` may read: `onlyKind`, or all. */
export const findableBy = (actor: Entitled, onlyKind?: Findable): Findable[] =>
  findables.filter((kind) => (!onlyKind || kind === onlyKind) && can(actor, rights[kind], 'R'));
