import type { Project } from '@sitewright/domain/projects/project';

type Props = { project: Project; date: string };

export const WeatherStrip = ({ project }: Props) => <p>{project.name}</p>;
