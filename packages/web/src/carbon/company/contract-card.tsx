import { Link } from '@tanstack/react-router';
import { counted } from '../../ui/table/words.ts';
import { weightText } from '../words.ts';
import type { ContractLine } from './contract-columns.tsx';
import { TargetBar } from './target-bar.tsx';

/** A contract on a phone: what it has emitted, and how far that is from its target. */
export const ContractCard = ({ line }: { line: ContractLine }) => (
  <article className="grid gap-2">
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <h2 className="text-base leading-5! site:text-lg site:leading-6!">
          <Link
            to="/carbon-footprint/$slug"
            params={{ slug: line.slug }}
            className="-my-0.5 inline-block py-0.5 hover:underline site:-my-2.5 site:py-2.5"
          >
            {line.name}
          </Link>
        </h2>
        <p className="text-xs text-text-2">
          {[line.code, line.drafts > 0 && `${counted(line.drafts, 'without a factor')}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <b className="flex-none font-semibold tabular-nums">{weightText(line.total)}</b>
    </div>
    <TargetBar line={line} />
  </article>
);
