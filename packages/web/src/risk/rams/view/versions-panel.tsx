import type { RamsHead } from '@sitewright/domain/risk/rams';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dayText } from '../../../ui/format/date-time.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { riskQueries } from '../../queries.ts';
import { RamsState } from '../labels.tsx';
import { linkTo } from '../rams-columns.tsx';

/** The versions before and after it. */
export function VersionsPanel({ rams }: { rams: RamsHead }) {
  const { data } = useQuery(riskQueries.versions(rams.id));
  const versions = data ?? [];
  return (
    versions.length > 1 && (
      <Panel title="Versions">
        <ol>
          {versions.map((version) => (
            <li
              key={version.id}
              className="flex items-center justify-between gap-3 border-t border-line-2 px-4 py-2 text-sm first:border-t-0"
            >
              <Link
                {...linkTo(version)}
                aria-current={version.id === rams.id ? 'page' : undefined}
                className="inline-flex min-h-6 items-center site:min-h-11 aria-[current]:font-semibold"
              >
                Version {version.revision}, {dayText(version.createdAt)}
              </Link>
              <RamsState status={version.status} />
            </li>
          ))}
        </ol>
      </Panel>
    )
  );
}

/** The link from an old version to the current one. */
export function NewerVersion({ rams }: { rams: RamsHead }) {
  const { data } = useQuery(riskQueries.versions(rams.id));
  const newer = data?.find(({ status }) => status === 'issued');
  return (
    newer && (
      <p className="text-sm">
        No longer in force.{' '}
        <Link {...linkTo(newer)} className="link inline-flex min-h-6 items-center site:min-h-11">
          See version {newer.revision}
        </Link>
      </p>
    )
  );
}
