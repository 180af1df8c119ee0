import { officialAttribution } from '@sitewright/domain/carbon/attribution';
import { type Edition, editions } from '@sitewright/domain/carbon/carbon-values';
import { Link } from '@tanstack/react-router';
import { useStandardsAddress } from '../search-params.ts';

/** Which year is looked at, and whose figures they are. */
export function EditionBar({ edition }: { edition: Edition }) {
  const address = useStandardsAddress();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <nav aria-label="Edition">
        <ul className="inline-flex rounded-[8px] border border-line-2 bg-sunken p-0.5">
          {editions.map((year) => (
            <li key={year}>
              <Link
                to="."
                search={{ ...address, edition: year }}
                aria-current={year === edition ? 'page' : undefined}
                resetScroll={false}
                className="flex h-7 items-center rounded-control px-2.5 text-button font-medium text-text-2 tabular-nums hover:text-text aria-[current]:bg-selected aria-[current]:font-semibold aria-[current]:text-text max-md:h-11 max-md:min-w-11"
              >
                {year}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="max-w-[80ch] min-w-0 flex-1 basis-64 text-xs tracking-normal text-pretty text-text-2">
        {officialAttribution(edition)}
      </p>
    </div>
  );
}
