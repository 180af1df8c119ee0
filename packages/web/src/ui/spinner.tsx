/** A loading indicator; it needs a label unless text beside it says what is loading. */
export const Spinner = ({ label }: { label?: string }) => (
  <>
    <span
      aria-hidden="true"
      className="inline-block size-4 flex-none animate-[spin_.8s_linear_infinite] rounded-full border-2 border-current border-r-transparent"
    />
    {label && <output className="sr-only">{label}</output>}
  </>
);
