import { templateTypes } from '@sitewright/domain/email-templates/template-type';
import { templateTypeLabels } from '@sitewright/domain/email-templates/type-labels';
import type { MouseEvent } from 'react';
import { Panel } from '../../ui/panel.tsx';
import { examples, exampleTitle, titles } from './guide-labels.ts';
import { anchorOf } from './guide-part.tsx';

const parts = [
  ...Object.values(titles),
  ...examples.map(exampleTitle),
  ...templateTypes.map((type) => templateTypeLabels[type].label),
];

/** What the guide says, and where: it is longer than anybody scrolls. */
export const Contents = () => (
  <nav aria-label="Contents" className="print:hidden">
    <Panel title="Contents">
      <ul className="p-4 text-sm sm:columns-2 lg:columns-3">
        {parts.map((title) => (
          <li key={title} className="break-inside-avoid">
            <a
              href={`#${anchorOf(title)}`}
              onClick={goTo}
              className="link inline-flex min-h-6 min-w-6 items-center py-0.5 site:min-h-11 site:min-w-11"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  </nav>
);

/** The address stays as it is: to the router another hash is another place. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const part = document.querySelector<HTMLElement>(event.currentTarget.hash);
  part?.focus({ preventScroll: true });
  part?.scrollIntoView();
}
