import { Lock } from 'lucide-react';

/** Replaces fields that the user may not see, with the reason. */
export const LockedNote = ({ text }: { text: string }) => (
  <p className="flex items-start gap-1.5 text-sm text-text-2">
    <Lock aria-hidden="true" className="mt-0.5 size-4" />
    {text}
  </p>
);
