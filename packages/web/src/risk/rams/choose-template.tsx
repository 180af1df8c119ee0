import { ramsTemplates } from '@sitewright/domain/risk/templates/library';
import { Dialog } from '../../ui/dialog.tsx';
import { useChangeAddress } from '../use-search-params.ts';

type Props = { onClose: () => void };

const blank = { id: undefined, title: 'Blank', about: 'Nothing but the headings.' };

/** A statement begins with one from the library, or from nothing. */
export function ChooseTemplate({ onClose }: Props) {
  const change = useChangeAddress();
  return (
    <Dialog
      isOpen
      title="New method statement"
      description="Choose what to begin with. You make it that of your own site."
      onClose={onClose}
    >
      <ul className="grid gap-2">
        {[...ramsTemplates, blank].map(({ id, title, about }) => (
          <li key={title}>
            <button
              type="button"
              onClick={() => change({ tab: 'rams', doing: 'new', template: id })}
              className="grid min-h-11 w-full rounded-control border border-control px-3 py-2 text-left text-sm hover:bg-sunken"
            >
              <span className="font-medium">{title}</span>
              <span className="text-xs text-text-2">{about}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
