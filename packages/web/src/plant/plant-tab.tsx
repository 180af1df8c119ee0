import type { Project } from '@sitewright/domain/projects/project';

type Props = { project: Project };

export const PlantTab = ({ project }: Props) => <p>{project.name}</p>;
