import { useState } from 'react';
import { SideSheet } from '../../ui/dialogs/side-sheet.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { DropArea } from '../../ui/files/drop-area.tsx';
import type { ActionProps } from '../certificate-actions.ts';
import { certificateName } from '../certificate-text.ts';
import { valuesOfRenewal } from './fields.ts';
import { NewCertificate } from './new-certificate.tsx';
import { paperLimits, splitByLimits } from './paper-limits.ts';

/** The new document first; it supersedes the old one. */
export function RenewCertificate({ certificate, onClose }: ActionProps) {
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const { fitting, refusals } = splitByLimits(chosen);
  const [file] = fitting;
  const title = `Renew ${certificateName(certificate)}`;
  if (file)
    return (
      <NewCertificate
        submitText="Renew"
        start={valuesOfRenewal(certificate, file)}
        projectId={certificate.projectId}
        renewsId={certificate.id}
        onDone={onClose}
        title={title}
        file={file}
        onClose={onClose}
      />
    );
  return (
    <SideSheet title={title} onClose={onClose} isOpen>
      <div className="grid gap-3">
        <p className="text-sm text-text-2">
          Choose the new certificate. The old one is kept as superseded.
        </p>
        <DropArea
          accept={paperLimits.accept}
          multiple={false}
          capture="environment"
          onFiles={setChosen}
        />
        <div role="alert" className="empty:hidden">
          {refusals.map((sentence) => (
            <FieldError key={sentence} text={sentence} />
          ))}
        </div>
      </div>
    </SideSheet>
  );
}
