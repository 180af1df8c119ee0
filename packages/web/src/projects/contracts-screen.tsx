import type { Project } from '@sitewright/domain/projects/project';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { inWords } from '../platform/call.ts';
import { Badge } from '../ui/badge.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Screen } from '../ui/screen.tsx';
import { projectQueries } from './queries.ts';

export function ContractsScreen() {
  const contracts = useQuery(projectQueries.list());
  return (
    <Screen title="Contracts">
      <Loaded query={contracts} what="contracts" empty="No contracts yet." describe={inWords}>
        {(projects) => <ContractTable projects={projects} />}
      </Loaded>
    </Screen>
  );
}

const ContractTable = ({ projects }: { projects: Project[] }) => (
  <div className="overflow-hidden rounded-card border border-line bg-surface">
    <table className="w-full text-left">
      <thead className="bg-sunken text-xs text-text-2">
        <tr className="h-row">
          <th scope="col" className="px-4 font-medium">
            Name
          </th>
          <th scope="col" className="px-4 font-medium">
            Status
          </th>
        </tr>
      </thead>
      <tbody>
        {projects.map((project) => (
          <ContractRow key={project.id} project={project} />
        ))}
      </tbody>
    </table>
  </div>
);

const ContractRow = ({ project: { slug, name, status } }: { project: Project }) => (
  <tr className="h-row border-t border-line-2 max-md:h-16">
    <td className="px-4 [overflow-wrap:anywhere]">
      <Link
        to="/project/$slug"
        params={{ slug }}
        className="link inline-flex items-center max-md:min-h-11"
      >
        {name}
      </Link>
    </td>
    <td className="px-4">
      <Badge tone="plain">{status}</Badge>
    </td>
  </tr>
);
