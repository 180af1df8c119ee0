import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Notice } from '../ui/layout/notice.tsx';

type Props = { gaps: readonly string[] };

/** What the papers of waste still lack by law. */
export const TransferGaps = ({ gaps }: Props) =>
  gaps.length === 0 ? (
    <Notice icon={CircleCheck} tone="ok" text="The note has all the details required by law." />
  ) : (
    <Notice
      icon={TriangleAlert}
      tone="warn"
      text={
        <>
          Required by law but missing:
          <ul className="ml-4 list-disc font-normal">
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        </>
      }
    />
  );
