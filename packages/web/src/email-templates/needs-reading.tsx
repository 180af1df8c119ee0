import { obstacleToReading } from '@sitewright/domain/email-templates/rules';
import type { ReactNode } from 'react';
import { useActor } from '../platform/session.ts';
import { NoAccess } from '../ui/layout/no-access.tsx';

/** A user who may not see the templates sees who may. */
export const NeedsReading = ({ children }: { children: ReactNode }) =>
  obstacleToReading(useActor()) ? (
    <NoAccess
      title="Your role does not allow viewing email templates"
      text="Directors and administrators can edit them. Contracts Managers, Site Managers and Buyers can read them."
    />
  ) : (
    children
  );
