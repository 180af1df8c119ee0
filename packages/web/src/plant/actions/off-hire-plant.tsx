import { plantApi } from '@sitewright/domain/plant/api';
import { offHireLetter, ownOffHireNumber } from '@sitewright/domain/plant/off-hire-letter';
import { noSupplierEmail } from '@sitewright/domain/plant/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { useCompanyName } from '../../platform/company-name.ts';
import { query } from '../../platform/query.ts';
import { useSessionUser } from '../../platform/session.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { offHireConsequence } from '../hire-labels.ts';
import type { ActionProps } from '../plant-actions.ts';

/** Shows what the supplier will read before it is sent. */
export function OffHirePlant({ hire, project, onClose }: ActionProps) {
  const [isSupplierNotified, setSupplierNotified] = useState('no');
  const withoutMail = isSupplierNotified === 'yes';
  const { data: preview } = useQuery(
    query(plantApi.offHirePreview, { params: { plantHireId: hire.id } }),
  );
  const isUnreachable = !hire.supplierEmail && !withoutMail;
  return (
    <CommandDialog
      title={`Off-hire ${hire.name}?`}
      description={isUnreachable ? noSupplierEmail.message : offHireConsequence(hire, preview)}
      confirmText={withoutMail ? 'Off-hire' : 'Send off-hire notice'}
      variant="warning"
      endpoint={plantApi.offHire}
      input={(number) => ({ params: { plantHireId: hire.id }, body: { ...number, withoutMail } })}
      start={{ offHireNumber: '' }}
      isBlocked={() => isUnreachable}
      doneMessage={({ name, offHireNumber }) => `${name} off-hired, number ${offHireNumber}`}
      onClose={onClose}
    >
      {(field, { values }) => (
        <>
          <TextField
            label="Off-hire number"
            help={`Leave blank to use ${ownOffHireNumber(hire)}`}
            isOptional
            maxLength={50}
            {...field('offHireNumber')}
          />
          <CheckboxField
            label="Supplier already notified – don’t email"
            name="withoutMail"
            value={isSupplierNotified}
            onChange={setSupplierNotified}
          />
          {hire.supplierEmail && !withoutMail && (
            <Letter
              hire={{ ...hire, ...preview }}
              project={project}
              number={values.offHireNumber}
            />
          )}
        </>
      )}
    </CommandDialog>
  );
}

type LetterProps = Pick<ActionProps, 'hire' | 'project'> & { number: string };

function Letter({ hire, project, number }: LetterProps) {
  const { user } = useSessionUser();
  const company = useCompanyName();
  const { data: words } = useQuery(query(plantApi.offHireWords));
  const notice = {
    hire,
    offHireNumber: number.trim() || ownOffHireNumber(hire),
    site: project,
    company,
    sender: user?.name ?? '',
    at: new Date(),
  };
  const { subject, text } = offHireLetter(notice, words ?? undefined);
  return (
    <section
      aria-label="Email"
      className="grid gap-1 rounded-control border border-line bg-sunken p-3 text-sm"
    >
      <p className="text-text-2 [overflow-wrap:anywhere]">To {hire.supplierEmail}</p>
      <p className="font-medium [overflow-wrap:anywhere]">{subject}</p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text.trim()}</p>
    </section>
  );
}
