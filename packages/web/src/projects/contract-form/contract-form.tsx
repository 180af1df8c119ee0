import { can } from '@sitewright/domain/kernel/access';
import type { Project } from '@sitewright/domain/projects/project';
import { contactsAreNotYours, moneyIsNotYours } from '@sitewright/domain/projects/rules';
import type { ReactNode } from 'react';
import { useActor } from '../../platform/session.ts';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { BasicsSection } from './basics-section.tsx';
import { ChecklistField } from './checklist-field.tsx';
import { ClientSection } from './client-section.tsx';
import { ContactsSection } from './contacts-section.tsx';
import { ContractPreview } from './contract-preview.tsx';
import type { ContractForm as Form } from './fields.ts';
import { FormSection } from './form-section.tsx';
import { MoneySection } from './money-section.tsx';
import { SiteSection } from './site-section.tsx';
import { StepList } from './step-list.tsx';

type Props = {
  form: Form;
  /** Missing while it is being created. */
  project?: Project;
  picture: ReactNode;
  saveBar: ReactNode;
  /** The content below the form, outside it. */
  children?: ReactNode;
};

/** All details of a contract on one page, next to a list of its sections. */
export function ContractForm({ form, project, picture, saveBar, children }: Props) {
  const reason = useReasons();
  return (
    <div className="grid items-start gap-6 max-md:gap-3 lg:grid-cols-[12rem_minmax(0,40rem)] xl:grid-cols-[12rem_minmax(0,40rem)_minmax(14rem,1fr)]">
      <StepList form={form} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3">
        <form
          {...form.bind}
          aria-label="Contract"
          className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3"
        >
          <ErrorSummary form={form} />
          <BasicsSection form={form} project={project} />
          <SiteSection form={form} />
          <ClientSection form={form} />
          <MoneySection form={form} reason={reason.money} project={project} />
          <ContactsSection form={form} reason={reason.contacts} />
          <FormSection id="picture">
            {picture}
            <ChecklistField {...form.field('checklist')} />
          </FormSection>
          {saveBar}
        </form>
        {children}
      </div>
      <ContractPreview values={form.values} project={project} />
    </div>
  );
}

/** Why a user may read the sums and the client's contacts, but not change them. */
function useReasons() {
  const actor = useActor();
  return {
    money: can(actor, 'project.money', 'U') ? undefined : moneyIsNotYours.message,
    contacts: can(actor, 'project.clientContacts', 'U') ? undefined : contactsAreNotYours.message,
  };
}
