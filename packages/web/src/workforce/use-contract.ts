import { projectsApi } from '@sitewright/domain/projects/api';
import { useQuery } from '@tanstack/react-query';
import { queryAll } from '../platform/query.ts';
import type { ViewProps } from './view-props.ts';

/** The contract in the address, and how to choose another. */
export function useContract({ view, onView }: Pick<ViewProps, 'view' | 'onView'>) {
  const { data: contracts } = useQuery(queryAll(projectsApi.list, { query: {} }));
  const slugOf = (id: string) => contracts?.find((contract) => String(contract.id) === id)?.slug;
  return {
    contract: contracts?.find(({ slug }) => slug === view.contract),
    isLoaded: !!contracts,
    choose: (id: string) => onView({ ...view, contract: slugOf(id) }, { replace: false }),
  };
}
