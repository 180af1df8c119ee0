import { FormSheet } from '../../app/form-sheet.tsx';
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx';
import type { DeedProps } from '../certificate-actions.ts';
import { nameOf } from '../certificate-text.ts';
import { CertificateForm } from './certificate-form.tsx';
import { useEditCertificate } from './use-edit-certificate.ts';

export function EditCertificate({ certificate, onClose }: DeedProps) {
  const editing = useEditCertificate({ certificate, onClose });
  const { form, edit, draft, theirs, loadTheirs, saveMine } = editing;
  const title = `Edit the certificate of ${nameOf(certificate)}`;
  return (
    <FormSheet
      {...{ title, form, draft, onClose }}
      submitText="Save"
      command={edit}
      notice={
        theirs && (
          <ChangedMeanwhile
            what="certificate"
            at={theirs.updatedAt}
            isPending={edit.isPending}
            onLoad={loadTheirs}
            onOverwrite={saveMine}
          />
        )
      }
    >
      {(id) => (
        <CertificateForm {...{ form, id }} label={title} projectId={certificate.projectId} />
      )}
    </FormSheet>
  );
}
