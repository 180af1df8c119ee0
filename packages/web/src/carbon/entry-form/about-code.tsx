import type { WasteCode } from '@sitewright/domain/carbon/waste-code';
import { Badge } from '../../ui/badge.tsx';
import { FieldHelp } from '../../ui/field.tsx';

type Props = { code: WasteCode; codes: readonly WasteCode[]; year: number };

/** The meaning of a code of the List of Wastes, and its warnings. */
export const AboutCode = ({ code, codes, year }: Props) => (
  <div className="-mt-2 grid gap-1 text-sm">
    <p>{code.description}</p>
    <p>
      <Badge tone={code.isHazardous ? 'warn' : 'plain'}>
        {code.isHazardous ? 'Hazardous' : 'Not hazardous'}
      </Badge>
    </p>
    {code.isMirror && <FieldHelp>{mirrorText(code, codes)}</FieldHelp>}
    {code.note && <FieldHelp>{noteFor(code.note, year)}</FieldHelp>}
  </div>
);

/** 'Mirror entry: a hazardous twin exists (17 01 06*); assess which one it is' */
function mirrorText(code: WasteCode, codes: readonly WasteCode[]): string {
  const twins = codes.filter((other) => isTwin(code, other)).map((twin) => twin.code);
  const named = twins.length > 0 ? ` (${twins.join(', ')})` : '';
  return `Mirror entry: a ${code.isHazardous ? 'harmless' : 'hazardous'} twin exists${named}; assess which one it is`;
}

const isTwin = (code: WasteCode, other: WasteCode): boolean =>
  code.isHazardous !== other.isHazardous && (names(code, other) || names(other, code));

/** 'Soil and stones other than those mentioned in 17 05 03' */
const names = ({ description }: WasteCode, { code }: WasteCode): boolean =>
  description.includes(code.replace('*', ''));

/** The list speaks of one edition, and the others have the same routes. */
const noteFor = (note: string, year: number): string =>
  note.replace(/the \d{4} set/, `the ${year} edition`);
