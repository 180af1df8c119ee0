import { FieldError } from './field.tsx';

/** What went wrong, in the words of the error itself: `404: We could not find that.` */
export const Failure = ({ error }: { error: Error }) => (
  <div role="alert">
    <FieldError text={error.message} />
  </div>
);
