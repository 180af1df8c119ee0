import type { Project } from '@sitewright/domain/projects/project';
import { useRiskAddress } from '../use-search-params.ts';
import { EditRams } from './form/edit-rams.tsx';
import { NewRams } from './form/new-rams.tsx';
import { RamsList } from './rams-list.tsx';
import { RamsView } from './view/rams-view.tsx';

type Props = { project?: Project; today: string };

/** The statements of a contract or of all; one of them, where the address names it. */
export function RamsTab({ project, today }: Props) {
  const { rams, doing, template } = useRiskAddress();
  if (rams && doing === 'edit') return <EditRams key={rams} id={rams} today={today} />;
  if (rams) return <RamsView key={rams} id={rams} today={today} />;
  if (project && doing === 'new')
    return <NewRams project={project} template={template} today={today} />;
  return <RamsList {...(project && { project })} today={today} />;
}
