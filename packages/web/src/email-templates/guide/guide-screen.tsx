import { templateTypes } from '@sitewright/domain/email-templates/template-type';
import { templateTypeLabels } from '@sitewright/domain/email-templates/type-labels';
import { Printer } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { NeedsReading } from '../needs-reading.tsx';
import { TemplatesBreadcrumb } from '../templates-breadcrumb.tsx';
import {
  deliverability,
  donts,
  dos,
  examples,
  exampleTitle,
  syntax,
  titles,
} from './guide-labels.ts';
import { anchorOf, codeStyles, GuidePart, type HasMatch } from './guide-part.tsx';
import { VariableTables } from './variable-tables.tsx';

/** The guide to email templates on one page, to search and print. */
export const GuideScreen = () => (
  <Screen
    title="Email template guide"
    trail={<TemplatesBreadcrumb here="Guide" />}
    actions={
      <span className="print:hidden">
        <Button icon={Printer} onClick={() => window.print()}>
          Print
        </Button>
      </span>
    }
  >
    <NeedsReading>
      <Guide />
    </NeedsReading>
  </Screen>
);

function Guide() {
  const [sought, setSought] = useState('');
  const has = (...texts: string[]) =>
    texts.some((text) => text.toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <>
      <div className="max-w-sm print:hidden">
        <TextField
          label="Search the guide"
          type="search"
          name="sought"
          autoComplete="off"
          value={sought}
          onChange={setSought}
        />
      </div>
      {!sought && <Contents />}
      <Syntax has={has} />
      <List title={titles.dos} lines={dos.filter((line) => has(line))} />
      <List title={titles.donts} lines={donts.filter((line) => has(line))} />
      <List title={titles.deliverability} lines={deliverability.filter((line) => has(line))} />
      <Examples has={has} />
      <VariableTables has={has} />
    </>
  );
}

const Syntax = ({ has }: { has: HasMatch }) => {
  const shown = syntax.filter((line) => has(...line));
  return (
    shown.length > 0 && (
      <GuidePart title={titles.syntax}>
        <dl className="grid gap-3 p-4 text-sm">
          {shown.map(([written, meaning]) => (
            <div key={written} className="grid gap-0.5">
              <dt>
                <code className={codeStyles}>{written}</code>
              </dt>
              <dd className="text-text-2">{meaning}</dd>
            </div>
          ))}
        </dl>
      </GuidePart>
    )
  );
};

const List = ({ title, lines }: { title: string; lines: readonly string[] }): ReactNode =>
  lines.length > 0 && (
    <GuidePart title={title}>
      <ul className="grid list-disc gap-1.5 p-4 pl-8 text-sm">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </GuidePart>
  );

const Examples = ({ has }: { has: HasMatch }) =>
  examples
    .filter(({ title, text }) => has(title, text))
    .map(({ title, text }) => (
      <GuidePart key={title} title={exampleTitle({ title })}>
        <pre className="overflow-x-auto p-4 font-mono text-[13px] leading-5 whitespace-pre-wrap">
          {text}
        </pre>
      </GuidePart>
    ));

const parts = [
  ...Object.values(titles),
  ...examples.map(exampleTitle),
  ...templateTypes.map((type) => templateTypeLabels[type].label),
];

/** What the guide says, and where: it is too long to scroll through. */
const Contents = () => (
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
