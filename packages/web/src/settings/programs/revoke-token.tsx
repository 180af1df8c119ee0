import { settingsApi } from '@sitewright/domain/settings/api';
import type { ApiToken } from '@sitewright/domain/settings/api-token';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';

type Props = { token: ApiToken; onClose: () => void };

export function RevokeToken({ token: { id, name }, onClose }: Props) {
  const revoke = useAction(settingsApi.revokeToken, {
    onClose,
    doneMessage: () => `${name} is revoked`,
    refreshes: [settingsApi.tokens],
  });
  return (
    <ActionDialog
      title={`Revoke ${name}?`}
      description="Whatever works with this token is refused at once. It cannot be brought back; a new one can be made."
      variant="destructive"
      confirmText="Revoke"
      command={revoke}
      onConfirm={() => revoke.perform({ params: { tokenId: id } })}
      onClose={onClose}
    />
  );
}
