import { type Actor, can, type HasRole } from '@sitewright/domain/kernel/access';
import type { FieldName } from './fields.ts';

export type TabName =
  | 'personal'
  | 'employment'
  | 'cards'
  | 'right-to-work'
  | 'emergency'
  | 'medical'
  | 'documents'
  | 'scores'
  | 'notes';

export type Tab = { value: TabName; label: string; isFor: (actor: HasRole) => boolean };

const everybody = () => true;
const seesPrivate = (actor: HasRole) => can(actor, 'worker.private', 'R');

const tabs: readonly Tab[] = [
  { value: 'personal', label: 'Personal', isFor: seesPrivate },
  { value: 'employment', label: 'Employment and pay', isFor: seesPrivate },
  { value: 'cards', label: 'Cards and training', isFor: everybody },
  { value: 'right-to-work', label: 'Right to work', isFor: seesPrivate },
  { value: 'emergency', label: 'Emergency', isFor: seesPrivate },
  {
    value: 'medical',
    label: 'Medical (restricted)',
    isFor: (actor) => can(actor, 'worker.health', 'S') || can(actor, 'worker.health.edit', 'U'),
  },
  { value: 'documents', label: 'Documents', isFor: seesPrivate },
  { value: 'scores', label: 'Attendance and scores', isFor: seesPrivate },
  { value: 'notes', label: 'Notes', isFor: seesPrivate },
];

/** A user who may not see private details gets no tab for them. */
export const tabsFor = (actor: Actor): readonly Tab[] => tabs.filter(({ isFor }) => isFor(actor));

/** These are saved at once, document by document. */
const papers: readonly TabName[] = ['medical', 'documents', 'scores'];

export const hasFields = (tab: TabName): boolean => !papers.includes(tab);

/** Documents can be added only once the worker is saved. */
export const tabsOfNew: readonly Tab[] = tabs.filter(({ value }) => hasFields(value));

const places: readonly [TabName, readonly FieldName[]][] = [
  ['employment', ['jobTitle', 'company', 'department', 'employmentType', 'startDate']],
  ['right-to-work', ['rightToWorkKind', 'rightToWorkCheckedOn', 'rightToWorkExpiresOn']],
  [
    'emergency',
    ['emergencyContactName', 'emergencyContactPhone', 'emergencyContactRelation', 'nextOfKin'],
  ],
  ['cards', ['certifications', 'qualifications', 'skillsTraining']],
  ['notes', ['notes']],
];

/** The tab of a field. */
export function tabOf(field: FieldName): TabName {
  const [tab] = places.find(([, fields]) => fields.includes(field)) ?? [];
  return tab ?? (field.startsWith('cscs') ? 'cards' : 'personal');
}
