import type { Project } from '@sitewright/domain/projects/project';
import { Fragment, type ReactNode } from 'react';
import { weekOf } from './week-of.ts';

type Props = { project: Project; today: string };

/** Code, client, where it is, and how far it has come; what is not known is left out. */
export const ContractFacts = ({ project, today }: Props) => (
  <p className="flex flex-wrap gap-x-1 text-sm [overflow-wrap:anywhere] text-text-2 max-md:hidden">
    {factsOf(project, today).map(([name, fact], n) => (
      <Fragment key={name}>
        {n > 0 && <span aria-hidden="true">·</span>}
        <span>{fact}</span>
      </Fragment>
    ))}
  </p>
);

const factsOf = (project: Project, today: string): (readonly [string, ReactNode])[] =>
  (
    [
      ['code', project.code],
      ['client', project.clientName],
      ['place', placeOf(project) && <MapLink place={placeOf(project)} />],
      ['week', weekOf(project, today)],
    ] as const
  ).filter(([, fact]) => fact);

const placeOf = ({ location, postcode }: Project): string =>
  [location, postcode].filter(Boolean).join(', ');

const MapLink = ({ place }: { place: string }) => (
  <a
    href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}
    target="_blank"
    rel="noreferrer"
    className="link"
  >
    {place}
    <span className="sr-only"> on the map, in a new window</span>
  </a>
);
