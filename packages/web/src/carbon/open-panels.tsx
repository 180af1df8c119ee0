import type { Project } from '@sitewright/domain/projects/project';
import { useEffect } from 'react';
import { LazyBoundary, lazyPart } from '../app/lazy-part.tsx';
import type { Action } from './carbon-actions.ts';
import { useCarbonAddress, useChangeAddress } from './use-search-params.ts';

const actions = {
  add: lazyPart(() => import('./entry-form/add-entry.tsx'), 'AddEntry'),
  target: lazyPart(() => import('./actions/set-target.tsx'), 'SetTarget'),
  restate: lazyPart(() => import('./actions/restate.tsx'), 'Restate'),
};
const EntrySheet = lazyPart(() => import('./entry/entry-sheet.tsx'), 'EntrySheet');

const fetchAhead = () => {
  for (const part of [...Object.values(actions), EntrySheet]) void part.preload?.();
};

type Props = { project: Project; asked: Action | undefined; onClose: () => void };

/** What is open over the page: what somebody asked for, or the entry that the address names. */
export function Opened({ project, asked, onClose }: Props) {
  const change = useChangeAddress();
  const { entry: id } = useCarbonAddress();
  const closeEntry = () => change({ entry: undefined });
  const Asked = asked && actions[asked];
  // Whoever reads a footprint may want to know why, or to add to it.
  useEffect(fetchAhead, []);
  return (
    <>
      {Asked && (
        <LazyBoundary onLost={onClose}>
          <Asked project={project} onClose={onClose} />
        </LazyBoundary>
      )}
      {id && !asked && (
        <LazyBoundary onLost={closeEntry}>
          <EntrySheet key={id} id={id} project={project} onClose={closeEntry} />
        </LazyBoundary>
      )}
    </>
  );
}
