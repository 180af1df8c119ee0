import type { Project } from '@sitewright/domain/projects/project';
import { useEffect } from 'react';
import { lazyDialog } from '../ui/layout/lazy-dialog.tsx';
import { useCarbonSearch, useChangeCarbonSearch } from './search-params.ts';

const actions = {
  add: lazyDialog(() => import('./entry-form/add-entry.tsx'), 'AddEntry'),
  target: lazyDialog(() => import('./actions/set-target.tsx'), 'SetTarget'),
  restate: lazyDialog(() => import('./actions/restate.tsx'), 'Restate'),
};

/** What opens over the footprint of a contract, to change or to compare something. */
export type Action = keyof typeof actions;
export type OnAction = (action: Action) => void;

const EntrySheet = lazyDialog(() => import('./entry/entry-sheet.tsx'), 'EntrySheet');

const fetchAhead = () => {
  for (const part of [...Object.values(actions), EntrySheet]) void part.preload?.();
};

type Props = { project: Project; openAction: Action | undefined; onClose: () => void };

/** The panel over the page: the chosen action, or the entry that the URL names. */
export function OpenPanel({ project, openAction, onClose }: Props) {
  const change = useChangeCarbonSearch();
  const { entry: id } = useCarbonSearch();
  const closeEntry = () => change({ entry: undefined });
  const Panel = openAction && actions[openAction];
  // A user who reads a footprint is likely to open or add an entry.
  useEffect(fetchAhead, []);
  return (
    <>
      {Panel && <Panel project={project} onClose={onClose} />}
      {id && !openAction && <EntrySheet key={id} id={id} project={project} onClose={closeEntry} />}
    </>
  );
}
