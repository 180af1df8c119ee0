import { Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FieldHelp } from '../../ui/fields/field.tsx';
import { sections } from './fields.ts';

type SectionId = (typeof sections)[number]['id'];

/** Where the list of steps leads. */
export const anchorOf = (id: SectionId) => `contract-${id}`;

type Props = {
  id: SectionId;
  help?: string;
  /** Why a user may read, but not write. */
  reason?: string | undefined;
  children: ReactNode;
};

/** One part of the form, under its number and its name. */
export function FormSection({ id, help, reason, children }: Props) {
  const heading = useId();
  const place = sections.findIndex((section) => section.id === id);
  return (
    <section
      id={anchorOf(id)}
      tabIndex={-1}
      aria-labelledby={heading}
      className="grid gap-4 rounded-card border border-line bg-surface p-5 max-md:p-4"
    >
      <div className="grid gap-1">
        <h2 id={heading}>
          <span className="mr-1 font-normal text-text-2">{place + 1}</span> {sections[place]?.title}
        </h2>
        {help && <FieldHelp>{help}</FieldHelp>}
        {reason && (
          <p className="flex items-start gap-1.5 text-sm text-text-2">
            <Lock aria-hidden="true" className="mt-0.5 size-4" />
            {reason}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
