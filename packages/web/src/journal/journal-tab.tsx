import type { Project } from '@sitewright/domain/projects/project';

type Props = { project: Project };

export const JournalTab = ({ project }: Props) => <p>{project.name}</p>;
