import { projectsApi } from '@sitewright/domain/projects/api';
import { useNavigate } from '@tanstack/react-router';
import { fieldsOf } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/toast.tsx';
import { useForm } from '../ui/use-form.ts';
import { blank, ContractFields, tidied, type Values } from './contract-form/fields.ts';

export function useCreateContract(draft: Values | undefined, onCreated: () => void) {
  const toast = useToast();
  const navigate = useNavigate();
  const create = useCommand(projectsApi.create, {
    onDone: () => {
      onCreated();
      toast({ text: 'Contract created' });
      void navigate({ to: '/contracts' });
    },
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const form = useForm(ContractFields, draft ?? blank, {
    onSubmit: (filled) => create.perform({ body: tidied(filled) }),
  });
  const discard = () => {
    const { values } = form;
    form.fill(blank);
    form.focus('name');
    toast({
      text: 'Draft discarded',
      action: { label: 'Undo', onPress: () => form.fill(values) },
    });
  };
  return { form, create, discard };
}
