import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { useAction } from '../actions/use-action.ts';

/** Creates a copy of a template. */
export function useDuplicate(onMade?: (made: { id: number }) => void) {
  const { perform, isPending } = useAction(emailTemplatesApi.copy, {
    doneMessage: ({ name }) => `${name} created as inactive`,
    refusedTitle: 'Not copied',
  });
  return {
    isPending,
    duplicate: (id: number) => perform({ params: { emailTemplateId: id } }, onMade),
  };
}
