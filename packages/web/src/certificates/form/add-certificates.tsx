import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { DropArea } from '../../ui/files/drop-area.tsx';
import { valuesOfFile } from './fields.ts';
import { NewCertificate } from './new-certificate.tsx';
import { paperLimits, splitByLimits } from './paper-limits.ts';

type Props = { projectId: number | null };

/** Papers come first, many at once; then each is looked over, one after another. */
export function AddCertificates({ projectId }: Props) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [at, setAt] = useState(0);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const file = files[at];
  const take = (chosen: readonly File[]) => {
    const { fitting, refusals: refused } = splitByLimits(chosen);
    setRefusals(refused);
    setFiles(fitting);
    setAt(0);
  };
  const goOn = () => setAt(at + 1);
  return (
    <section aria-label="Add certificates" className="grid gap-2 print:hidden">
      <DropArea accept={paperLimits.accept} multiple capture="environment" onFiles={take} />
      <div role="alert" className="grid gap-1 empty:hidden">
        {refusals.map((sentence) => (
          <FieldError key={sentence} text={sentence} />
        ))}
      </div>
      {file && (
        <NewCertificate
          key={at}
          title={files.length > 1 ? `Certificate ${at + 1} of ${files.length}` : 'Add certificate'}
          submitText={at + 1 < files.length ? 'Add and continue' : 'Add certificate'}
          start={valuesOfFile(file)}
          notice={files.length > 1 && <SkipFile onPress={goOn} />}
          onDone={goOn}
          onClose={() => setFiles([])}
          file={file}
          projectId={projectId}
        />
      )}
    </section>
  );
}

const SkipFile = ({ onPress }: { onPress: () => void }) => (
  <div className="justify-self-start">
    <Button onClick={onPress}>Skip this file</Button>
  </div>
);
