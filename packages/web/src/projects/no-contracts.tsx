import { obstacleToCreating } from '@sitewright/domain/projects/rules';
import { useQuery } from '@tanstack/react-query';
import { Building2, type LucideIcon } from 'lucide-react';
import { useActor } from '../platform/session.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { projectQueries } from './queries.ts';

type Props = {
  icon?: LucideIcon;
  /** Why a contract is needed here. */
  text: string;
};

/** Where nothing can begin before there is a contract: the way to the first one. */
export const NoContracts = ({ icon = Building2, text }: Props) => (
  <EmptyState icon={icon} title="No contracts yet" text={text}>
    {!obstacleToCreating(useActor()) && (
      <ButtonLink to="/create-contract" tone="primary">
        Create contract
      </ButtonLink>
    )}
  </EmptyState>
);

/** There are no contracts; shown only once the list is loaded. */
export const useIsWithoutContracts = (): boolean =>
  useQuery(projectQueries.list()).data?.length === 0;
