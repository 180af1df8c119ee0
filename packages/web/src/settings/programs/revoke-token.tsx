import { settingsApi } from '@sitewright/domain/settings/api';
import type { ApiToken } from '@sitewright/domain/settings/api-token';
import { DeedDialog } from '../../app/deed-dialog.tsx';
import { useDeed } from '../../app/use-deed.ts';

type Props = { token: ApiToken; onClose: () => void };

export function RevokeToken({ token: { id, name }, onClose }: Props) {
  const revoke = useDeed(
    [settingsApi.tokens.path],
    settingsApi.revokeToken,
    onClose,
    () => `${name} is revoked`,
  );
  return (
    <DeedDialog
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
