import { CircleDot, OctagonAlert } from 'lucide-react';
import type { MouseEvent } from 'react';
import { cn } from '../../ui/cn.ts';
import { type ContractForm, sections } from './fields.ts';
import { anchorOf } from './form-section.tsx';

type Section = (typeof sections)[number];
type Props = { form: Pick<ContractForm, 'values' | 'shown'> };

/** The parts of the form, in any order: which are begun, and which something is wrong with. */
export const StepList = ({ form }: Props) => (
  <nav
    aria-label="Steps"
    className="sticky top-[calc(var(--header)+18px)] max-lg:hidden [@media(max-height:30rem)]:static"
  >
    <ol className="grid gap-0.5">
      {sections.map((section, place) => (
        <li key={section.id}>
          <Step section={section} form={form} number={place + 1} />
        </li>
      ))}
    </ol>
  </nav>
);

function Step({ section, number, form }: Props & { section: Section; number: number }) {
  const isAtFault = section.fields.some((name) => form.shown[name] !== undefined);
  const isStarted = section.fields.some((name) => form.values[name] !== '');
  return (
    <a
      href={`#${anchorOf(section.id)}`}
      onClick={goTo}
      className={cn(
        'flex min-h-control items-center gap-2.5 rounded-control px-2 text-sm hover:bg-sunken',
        isAtFault ? 'font-medium text-on-bad-soft' : 'text-text-2 hover:text-text',
      )}
    >
      <Mark number={number} isAtFault={isAtFault} isStarted={isStarted} />
      {section.title}
    </a>
  );
}

type MarkProps = { number: number; isAtFault: boolean; isStarted: boolean };

function Mark({ number, isAtFault, isStarted }: MarkProps) {
  if (!isAtFault && !isStarted)
    return <span className="grid size-5 flex-none place-items-center tabular-nums">{number}</span>;
  const Icon = isAtFault ? OctagonAlert : CircleDot;
  return (
    <>
      <Icon aria-hidden="true" className="size-5" />
      <span className="sr-only">{isAtFault ? 'Needs attention:' : 'Started:'}</span>
    </>
  );
}

/** The address stays as it is: to the router another hash is another place. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const section = document.querySelector<HTMLElement>(event.currentTarget.hash);
  section?.focus({ preventScroll: true });
  section?.scrollIntoView();
}
