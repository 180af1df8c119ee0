import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { saveFile } from '../../ui/files/save-file.ts';
import { useCopy } from '../../ui/use-copy.ts';

type Props = { codes: readonly string[]; onDone: () => void };

/** Shown once; who has not saved them does not get past them by accident. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const [isSaved, setSaved] = useState('no');
  const copy = useCopy();
  const text = codes.join('\n');
  const download = () =>
    saveFile('sitewright-recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }));
  return (
    <div className="grid gap-4">
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-control bg-sunken p-3 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {copy && (
          <Button icon={Copy} onClick={() => copy(text, 'Recovery codes copied')}>
            Copy
          </Button>
        )}
        <Button icon={Download} onClick={download}>
          Download
        </Button>
      </div>
      <CheckboxField
        label="I have saved these codes"
        name="isSaved"
        value={isSaved}
        onChange={setSaved}
      />
      <div className="flex justify-end">
        <Button tone="primary" isBlocked={isSaved !== 'yes'} onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
