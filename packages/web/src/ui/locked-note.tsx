import { Lock } from 'lucide-react';

/** Where fields would stand that are not for everybody: why they do not. */
export const LockedNote = ({ text }: { text: string }) => (
  <p className="flex items-start gap-1.5 text-sm text-text-2">
    <Lock aria-hidden="true" className="mt-0.5 size-4" />
    {text}
  </p>
);
