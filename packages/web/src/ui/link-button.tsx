import type { ComponentProps } from 'react';

/** An action that reads as a link. */
export const LinkButton = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button
    type="button"
    {...props}
    className="link inline-flex min-h-6 items-center justify-self-start text-base max-md:-my-1.5 max-md:min-h-11"
  />
);
