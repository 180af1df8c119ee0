import type { Talk } from '@sitewright/domain/wellbeing/talk';

/** A talk of the library, as it is read out. */
export const TalkText = ({ talk }: { talk: Talk }) => (
  <div className="grid gap-4 text-base">
    <p>{talk.opening}</p>
    <ul className="grid list-disc gap-2 pl-5">
      {talk.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
    <p>
      <strong>Ask:</strong> {talk.ask}
    </p>
    <p>{talk.closing}</p>
  </div>
);
