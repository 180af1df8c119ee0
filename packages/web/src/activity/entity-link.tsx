import type { ActivityLog } from '@sitewright/domain/activity/activity-log';
import { entityLabels } from '@sitewright/domain/activity/activity-values';
import { Link, type LinkProps } from '@tanstack/react-router';

type Entry = Pick<
  ActivityLog,
  'entityType' | 'entityId' | 'entityName' | 'projectName' | 'projectSlug' | 'action'
>;

/** An invited person is no member yet, and the log names no person by their email address. */
const isInvitation = ({ action }: Pick<Entry, 'action'>): boolean =>
  / \/api\/invitations\b/.test(action);

export const entityText = (entry: Entry): string => {
  const { entityType, entityName, entityId } = entry;
  if (isInvitation(entry)) return entityName ? `Invitation · ${entityName}` : 'Invitation';
  const label = entityLabels[entityType ?? ''] ?? entityType ?? '';
  const name = entityName ?? (entityId === null ? '' : `no. ${entityId}`);
  return [label, name].filter(Boolean).join(' · ');
};

/** What is gone has no page; what has none of its own is found with its contract. */
function pageOf({ entityType, entityId, projectSlug: slug, action }: Entry): LinkProps | undefined {
  if (entityId !== null && !action.startsWith('DELETE')) {
    const id = String(entityId);
    if (entityType === 'supplier') return { to: '/suppliers', search: { supplier: entityId } };
    if (entityType === 'purchaseOrder') return { to: '/suppliers/orders/$id', params: { id } };
    if (entityType === 'material') return { to: '/materials/edit/$id', params: { id } };
    if (entityType === 'worker') return { to: '/workforce/edit/$id', params: { id } };
  }
  return slug ? { to: '/project/$slug', params: { slug } } : undefined;
}

export function EntityLink({ entry }: { entry: Entry }) {
  const page = pageOf(entry);
  const text = entityText(entry);
  if (!page) return <span className="text-text-2">{text}</span>;
  return (
    <Link
      {...page}
      title={text}
      className="link -my-0.5 inline-block max-w-full py-0.5 pr-1 max-md:min-h-11"
    >
      <span className="max-w-64 truncate max-md:max-w-none max-md:whitespace-normal">{text}</span>
    </Link>
  );
}
