import { type Action, can, type Resource, roles } from '@sitewright/domain/kernel/access';
import { Lock } from 'lucide-react';
import { EmptyState } from '../ui/empty-state.tsx';

type Props = { resource: Resource; action: Action; title: string };

/** Who may not do it is told who may. */
export const NoAccess = ({ resource, action, title }: Props) => (
  <EmptyState icon={Lock} title={title} text={`It takes ${whoMay(resource, action)}.`} />
);

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** 'a Managing Director, a Director or an administrator' */
export const whoMay = (resource: Resource, action: Action): string =>
  anyOf.format([
    ...roles
      .filter((role) => can({ userId: 0, role, isOrganizationAdmin: false }, resource, action))
      .map((role) => `a ${role}`),
    'an administrator',
  ]);
