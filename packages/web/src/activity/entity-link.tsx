import type { ActivityLog } from '@sitewright/domain/activity/activity-log';
import { entityLabels } from '@sitewright/domain/activity/activity-values';
import { recordsWith } from '@sitewright/domain/kernel/record-type';
import { recordTypes } from '@sitewright/domain/record-types';
import { Link, type LinkProps } from '@tanstack/react-router';
import { recordLinks } from '../record-links.ts';
import { WrappedText } from '../ui/table/wrapped-text.tsx';

type Entry = Pick<
  ActivityLog,
  'entityType' | 'entityId' | 'entityName' | 'projectName' | 'projectSlug' | 'action'
>;

/** An invited person is no member yet, and the log names no person by their email address. */
const isInvitation = ({ action }: Pick<Entry, 'action'>): boolean =>
  / \/api\/invitations\b/.test(action);

/** Its number is that of the import, not of a material. */
const isImport = (action: string): boolean => / \/api\/materials\/import/.test(action);

export const entityText = (entry: Entry): string => {
  const { entityType, entityName, entityId } = entry;
  if (isInvitation(entry)) return entityName ? `Invitation · ${entityName}` : 'Invitation';
  const label = entityLabels[entityType ?? ''] ?? entityType ?? '';
  const name = entityName ?? (entityId === null ? '' : `no. ${entityId}`);
  return [label, name].filter(Boolean).join(' · ');
};

/** The page of a record that its id alone leads to. */
function linkById(entityType: string | null, recordId: number): LinkProps | undefined {
  const kind = recordsWith(recordTypes, 'search').find(({ resource }) => resource === entityType);
  const link = recordLinks.find((one) => one.kind === kind?.search.kind);
  const hit = {
    recordId,
    title: '',
    detail: null,
    day: null,
    quantity: null,
    projectName: null,
    slug: null,
  };
  return link?.isFoundById ? link.to(hit) : undefined;
}

/** Deleted records have no page; records without their own page are found with their contract. */
function pageOf({ entityType, entityId, projectSlug: slug, action }: Entry): LinkProps | undefined {
  const isThere = entityId !== null && !action.startsWith('DELETE') && !isImport(action);
  const page = isThere ? linkById(entityType, entityId) : undefined;
  return page ?? (slug ? { to: '/project/$slug', params: { slug } } : undefined);
}

export function EntityLink({ entry }: { entry: Entry }) {
  const page = pageOf(entry);
  const text = entityText(entry);
  if (!page) return <WrappedText text={text} className="max-w-56 text-text-2" />;
  return (
    <Link
      {...page}
      title={text}
      className="link -my-0.5 inline-block max-w-full py-0.5 pr-1 max-md:min-h-11"
    >
      <span className="line-clamp-2 max-w-56 leading-5 whitespace-normal max-md:max-w-none">
        {text}
      </span>
    </Link>
  );
}
