import { type Actor, can, obstacleOfRole } from '../kernel/access.ts';
import {
  badRequest,
  conflict,
  forbidden,
  type Problem,
  refusedAt,
  refuseIf,
} from '../kernel/problem.ts';
import { refuseIfChanged } from '../kernel/version.ts';
import { contactFields, contactNumbers } from './contact.ts';
import { Project, type ProjectChanges, type ProjectDraft } from './project.ts';
import { isOver, type OpenItems, obstacleToStatus, statusUnchanged } from './status.ts';

export const moneyIsNotYours = forbidden(
  'project.money_not_yours',
  'Your role does not allow changing the contract value or budget.',
);
export const contactsAreNotYours = forbidden(
  'project.contacts_not_yours',
  'Your role does not allow changing the client contacts.',
);
export const finishesBeforeStart = badRequest(
  'project.finishes_before_start',
  'Finish date must not be before the start date',
);
export const slugIsTaken = conflict(
  'project.slug_is_taken',
  'Another contract uses this slug. Choose another.',
);

export const obstacleToCreating = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'project', 'C', 'create a contract');

export const obstacleToEditing = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'project', 'U', 'edit a contract');

export const obstacleToDeleting = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'project', 'D', 'delete a contract');

/** Why `actor` may not change the status of a contract; the target status is checked later. */
export const obstacleToMoving = (
  { status }: Pick<Project, 'status'>,
  actor: Actor,
): Problem | undefined =>
  obstacleToEditing(actor) ?? (isOver(status) ? statusUnchanged(status) : undefined);

const obstacleToMoney = (actor: Actor): Problem | undefined =>
  can(actor, 'project.money', 'U') ? undefined : moneyIsNotYours;

const obstacleToContacts = (actor: Actor): Problem | undefined =>
  can(actor, 'project.clientContacts', 'U') ? undefined : contactsAreNotYours;

const moneyFields = ['contractValue', 'budget'] as const;

const allContactFields = contactNumbers.flatMap((n) => Object.values(contactFields(n)));

/** Contracts as `actor` may see them; hidden fields are decided once per list. */
export function shownTo(actor: Actor): (project: Project) => Project {
  const hidden = {
    ...(!can(actor, 'project.money', 'R') && nothing(moneyFields)),
    ...(!can(actor, 'project.clientContacts', 'R') && nothing(allContactFields)),
  };
  return (project) => ({ ...project, ...hidden });
}

const nothing = <K extends string>(fields: readonly K[]) =>
  Object.fromEntries(fields.map((field) => [field, null])) as Record<K, null>;

export function draftProject(
  { organizationId: _, ...draft }: ProjectDraft,
  actor: Actor,
): ProjectDraft {
  refuseIf(obstacleToFields(draft, {}, actor));
  refuseIfDatesCross(draft);
  return draft;
}

export function editProject(
  project: Project,
  actor: Actor,
  changes: ProjectChanges,
  looseEnds: OpenItems,
): Project {
  const { version, organizationId: _, slug, status, ...sentFields } = changes;
  refuseIf(obstacleToFields(sentFields, project, actor));
  refuseIfChanged(Project, shownTo(actor)(project), version);
  refuseIf(status && obstacleToStatus(project, status, looseEnds));
  const edited = {
    ...project,
    ...sentFields,
    slug: slug ?? project.slug,
    status: status ?? project.status,
  };
  refuseIfDatesCross(edited);
  return edited;
}

type Fields = Partial<Record<string, unknown>>;

/** Sending the stored values changes nothing and needs no permission. */
function obstacleToFields(sentFields: Fields, present: Fields, actor: Actor): Problem | undefined {
  const touches = (fields: readonly string[]) =>
    fields.some(
      (field) => sentFields[field] !== undefined && sentFields[field] !== (present[field] ?? null),
    );
  return (
    (touches(moneyFields) ? obstacleToMoney(actor) : undefined) ??
    (touches(allContactFields) ? obstacleToContacts(actor) : undefined)
  );
}

type Dates = { startDate?: string | null | undefined; finishDate?: string | null | undefined };

const isDate = (text: string | null | undefined): text is string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/** Also used while typing: an incomplete date crosses nothing. */
export const doDatesCross = ({ startDate, finishDate }: Dates): boolean =>
  isDate(startDate) && isDate(finishDate) && finishDate < startDate;

function refuseIfDatesCross(dates: Dates): void {
  if (doDatesCross(dates)) throw refusedAt('finishDate', finishesBeforeStart);
}
