import { emergencyLine, type HelpLine, helpLines } from '@sitewright/domain/wellbeing/help-lines';
import { MessageSquareText, Phone } from 'lucide-react';
import { useId } from 'react';

/** First on the page, and independent of the server; pressing them is not recorded. */
export function NeedToTalk() {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h2 id={heading}>Need to talk?</h2>
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-4">
        {helpLines.map((line) => (
          <li key={line.number} className="grid">
            <Line {...line} />
          </li>
        ))}
      </ul>
      <p className="text-sm">
        {emergencyLine.about},{' '}
        <a
          href={emergencyLine.href}
          className="link inline-flex min-h-6 items-center site:min-h-11"
        >
          call {emergencyLine.number}
        </a>
      </p>
    </section>
  );
}

function Line({ name, about, number, href }: HelpLine) {
  const Icon = href.startsWith('sms:') ? MessageSquareText : Phone;
  return (
    <a
      href={href}
      className="flex min-h-14 items-center gap-3 rounded-card border border-brand bg-brand px-4 py-2.5 text-on-brand hover:border-brand-hover hover:bg-brand-hover"
    >
      <Icon aria-hidden="true" className="size-6 flex-none" />
      <span className="grid min-w-0">
        <span className="text-sm font-semibold">
          {name} <span className="whitespace-nowrap tabular-nums">{number}</span>
        </span>
        <span className="text-xs">{about}</span>
      </span>
    </a>
  );
}
