import { momentText } from '../../ui/format/moment.ts';
import type { LoadedDay } from '../obstacles.ts';

/** On paper only: who signed, or the place to do it. */
export const SignatureBox = ({ day }: { day: LoadedDay }) => (
  <div className="mt-4 hidden grid-cols-3 gap-4 text-sm print:grid">
    <Line label="Name" text={day?.signedOffByName} />
    <Line label="Signature" />
    <Line label="Date" text={day?.signedOffAt && momentText(day.signedOffAt)} />
  </div>
);

const Line = ({ label, text }: { label: string; text?: string | null | undefined }) => (
  <p className="grid gap-1">
    <span className="h-10 content-end border-b border-line">{text}</span>
    <span className="text-xs text-text-2">{label}</span>
  </p>
);
