import type { SiteIssueFilter } from '@sitewright/domain/site-issues/site-issue';
import { useQuery } from '@tanstack/react-query';
import { projectQueries } from '../projects/queries.ts';
import { Screen } from '../ui/screen.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { SiteIssuesScreen } from './site-issues-screen.tsx';

type Props = {
  slug: string;
  filter: Pick<SiteIssueFilter, 'status'>;
  onFilter: (filter: Pick<SiteIssueFilter, 'status'>) => void;
  today: string;
};

/** The address names the contract by its slug, the list wants its id. */
export function SiteIssuesOfProject({ slug, filter, ...rest }: Props) {
  const { data: project, error } = useQuery(projectQueries.read(slug));
  if (project) {
    return <SiteIssuesScreen {...rest} filter={{ ...filter, projectId: project.id }} />;
  }
  return (
    <Screen title="Site issues">
      {error ? <p role="alert">{error.message}</p> : <Spinner label="Loading site issues" />}
    </Screen>
  );
}
