import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { projectQueries } from '../projects/queries.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { OverlayProps } from './open-overlay.ts';
import { slugIn } from './places.ts';

/** For which contract; who is inside one has chosen it already. The entry's form is still to come. */
export function NewDiaryEntry({ onClose }: OverlayProps) {
  const contracts = useQuery(projectQueries.list());
  const here = useLocation({
    select: ({ pathname }) => slugIn(pathname),
  });
  const [slug, setSlug] = useState(here);
  const chosen = contracts.data?.find((contract) => contract.slug === slug);
  return (
    <Dialog title="New Diary Entry" isOpen onClose={onClose}>
      <Loaded
        query={contracts}
        what="contracts"
        empty="No contracts yet."
        skeleton={<Spinner label="Loading contracts" />}
      >
        {(projects) => (
          <SelectField
            label="Contract"
            name="contract"
            placeholder="Select a contract"
            options={projects.map(({ slug: value, name: label }) => ({ value, label }))}
            value={chosen?.slug ?? ''}
            onChange={setSlug}
          />
        )}
      </Loaded>
      {chosen && <StillToCome slug={chosen.slug} onClose={onClose} />}
    </Dialog>
  );
}

const StillToCome = ({ slug, onClose }: OverlayProps & { slug: string }) => (
  <div className="grid justify-items-start gap-1 rounded-card border border-line p-4">
    <p className="font-semibold">Not built yet</p>
    <p className="text-sm text-text-2">Entries will be written here.</p>
    <Link
      to="/project/$slug"
      params={{ slug }}
      onClick={onClose}
      className="link inline-flex min-h-6 items-center site:min-h-11"
    >
      Go to the diary of this contract
    </Link>
  </div>
);
