import type { HseCertificate } from '@sitewright/domain/certificates/certificate';
import {
  isRevokedOrFailed,
  obstacleToDeleting,
  obstacleToEditing,
  obstacleToReinstating,
  obstacleToRenewing,
  obstacleToVerdict,
} from '@sitewright/domain/certificates/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { Ban, FolderOpen, OctagonX, RotateCcw, RotateCw } from 'lucide-react';
import type { RowAction } from '../ui/table/column.ts';
import { deleteRow, dialogActions, editRow, openRow } from '../ui/table/row-actions.ts';

export type ActionId = 'open' | 'renew' | 'edit' | 'fail' | 'revoke' | 'reinstate' | 'delete';

/** The dialog that is open over the register, and the certificate it is about. */
export type OpenAction = { actionId: ActionId; certificate: HseCertificate };

/** The props of each such dialog. */
export type ActionProps = {
  certificate: HseCertificate;
  /** All certificates of the register, including those that it renews. */
  all: readonly HseCertificate[];
  /** Opens the dialog of another action. */
  onOpen: (action: OpenAction) => void;
  onClose: () => void;
};

const isUnjudged = (certificate: HseCertificate) => !isRevokedOrFailed(certificate);

export function certificateActions(
  actor: Actor,
  open: (action: OpenAction) => void,
): RowAction<HseCertificate>[] {
  const openDialog = (actionId: ActionId) => (certificate: HseCertificate) =>
    open({ actionId, certificate });
  const action = dialogActions(actor, (id: ActionId, row: HseCertificate) => openDialog(id)(row));
  return [
    openRow(FolderOpen, openDialog('open')),
    action('renew', 'Renew…', RotateCw, obstacleToRenewing),
    editRow(() => obstacleToEditing(actor), openDialog('edit')),
    action('fail', 'Record failure…', OctagonX, obstacleToVerdict, isUnjudged),
    action('revoke', 'Revoke…', Ban, obstacleToVerdict, isUnjudged),
    action('reinstate', 'Reinstate…', RotateCcw, obstacleToReinstating, isRevokedOrFailed),
    deleteRow(() => obstacleToDeleting(actor), openDialog('delete')),
  ];
}
