import { FieldError } from '../fields/field.tsx';

/** What went wrong: `404: We could not find that.` */
export const Failure = ({ text }: { text: string }) => (
  <div role="alert">
    <FieldError text={text} />
  </div>
);
