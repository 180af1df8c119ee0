import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { useAction } from '../actions/use-action.ts';

/** Lays a copy of a template beside it. */
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
