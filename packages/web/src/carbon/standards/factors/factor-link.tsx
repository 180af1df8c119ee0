import type { Factor } from '@sitewright/domain/carbon/factor';
import { Link } from '@tanstack/react-router';
import { useStandardsAddress } from '../search-params.ts';

/** Opens a factor beside the list, by a search parameter. */
export const FactorLink = ({ factor: { id, name } }: { factor: Factor }) => (
  <Link
    to="."
    search={{ ...useStandardsAddress(), factor: id }}
    resetScroll={false}
    className="-my-0.5 inline-block py-0.5 hover:underline site:-my-2.5 site:py-2.5"
  >
    <span title={name} className="block max-w-72 truncate site:max-w-none site:whitespace-normal">
      {name}
    </span>
  </Link>
);
