import type { OwnFactor } from '@sitewright/domain/carbon/factor';
import { Link } from '@tanstack/react-router';
import { useStandardsAddress } from '../search-params.ts';

/** Opens an own factor beside the list, by a search parameter. */
export const OwnLink = ({ own: { id, name } }: { own: OwnFactor }) => (
  <Link
    to="."
    search={{ ...useStandardsAddress(), own: id }}
    resetScroll={false}
    className="-my-0.5 inline-block py-0.5 hover:underline site:-my-2.5 site:py-2.5"
  >
    <span title={name} className="block max-w-60 truncate site:max-w-none site:whitespace-normal">
      {name}
    </span>
  </Link>
);
