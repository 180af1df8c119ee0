import type { Project } from '@sitewright/domain/projects/project';
import { useEffect } from 'react';
import { Late, latePart } from '../app/late-part.tsx';
import type { Action } from './carbon-actions.ts';
import { useCarbonAddress, useChangeAddress } from './use-address.ts';

const actions = {
  add: latePart(() => import('./entry-form/add-entry.tsx'), 'AddEntry'),
  target: latePart(() => import('./actions/set-target.tsx'), 'SetTarget'),
  restate: latePart(() => import('./actions/restate.tsx'), 'Restate'),
};
const EntrySheet = latePart(() => import('./entry/entry-sheet.tsx'), 'EntrySheet');

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
        <Late onLost={onClose}>
          <Asked {...{ project, onClose }} />
        </Late>
      )}
      {id && !asked && (
        <Late onLost={closeEntry}>
          <EntrySheet key={id} {...{ id, project }} onClose={closeEntry} />
        </Late>
      )}
    </>
  );
}
