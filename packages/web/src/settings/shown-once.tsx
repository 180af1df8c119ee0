import { Copy } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../ui/button.tsx';
import { controlStyles } from '../ui/fields/field.tsx';
import { useCopy } from '../ui/use-copy.ts';

type Props = { label: string; secret: string };

/** Something secret that is shown now and never again. */
export function ShownOnce({ label, secret }: Props) {
  const copy = useCopy();
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          readOnly
          value={secret}
          onFocus={(event) => event.target.select()}
          className={`${controlStyles} h-control font-mono`}
        />
        {copy && (
          <Button
            icon={Copy}
            aria-label={`Copy: ${label}`}
            onClick={() => copy(secret, `${label} copied`)}
          >
            Copy
          </Button>
        )}
      </div>
      <p className="text-xs text-text-2">Copy it now: you will not be able to see it again.</p>
    </div>
  );
}
