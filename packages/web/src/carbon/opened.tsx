import type { Project } from '@sitewright/domain/projects/project';
import { useEffect } from 'react';
import { Late, latePart } from '../app/late-part.tsx';
import type { Deed } from './carbon-deeds.ts';
import { useCarbonAddress, useChangeAddress } from './use-address.ts';

const deeds = {
  add: latePart(() => import('./entry-form/add-entry.tsx'), 'AddEntry'),
  target: latePart(() => import('./deeds/set-target.tsx'), 'SetTarget'),
  restate: latePart(() => import('./deeds/restate.tsx'), 'Restate'),
};
const EntrySheet = latePart(() => import('./entry/entry-sheet.tsx'), 'EntrySheet');

const fetchAhead = () => {
  for (const part of [...Object.values(deeds), EntrySheet]) void part.preload?.();
};

type Props = { project: Project; asked: Deed | undefined; onClose: () => void };

/** What is open over the page: what somebody asked for, or the entry that the address names. */
export function Opened({ project, asked, onClose }: Props) {
  const change = useChangeAddress();
  const { entry: id } = useCarbonAddress();
  const closeEntry = () => change({ entry: undefined });
  const Asked = asked && deeds[asked];
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
