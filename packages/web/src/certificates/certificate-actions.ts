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
import type { Problem } from '@sitewright/domain/kernel/problem';
import {
  Ban,
  FolderOpen,
  type LucideIcon,
  OctagonX,
  Pencil,
  RotateCcw,
  RotateCw,
  Trash2,
} from 'lucide-react';
import type { RowAction } from '../ui/table/column.ts';

export type ActionId = 'open' | 'renew' | 'edit' | 'fail' | 'revoke' | 'reinstate' | 'delete';

/** The dialog that is open over the register, and the certificate it is about. */
export type OpenAction = { actionId: ActionId; certificate: HseCertificate };

/** The props of each such dialog. */
export type ActionProps = {
  certificate: HseCertificate;
  /** Those of the register, among them the ones that it renews. */
  all: readonly HseCertificate[];
  /** Opens the dialog of another action. */
  onOpen: (action: OpenAction) => void;
  onClose: () => void;
};

type Action = {
  actionId: ActionId;
  label: string;
  icon: LucideIcon;
  key?: 'Enter' | 'e' | 'Delete';
  obstacle: (certificate: HseCertificate, actor: Actor) => Problem | undefined;
  isShownFor?: (certificate: HseCertificate) => boolean;
};

const isUnjudged = (certificate: HseCertificate) => !isRevokedOrFailed(certificate);

const actions: Action[] = [
  { actionId: 'open', label: 'Open', icon: FolderOpen, key: 'Enter', obstacle: () => undefined },
  { actionId: 'renew', label: 'Renew…', icon: RotateCw, obstacle: obstacleToRenewing },
  {
    actionId: 'edit',
    label: 'Edit',
    icon: Pencil,
    key: 'e',
    obstacle: (_, actor) => obstacleToEditing(actor),
  },
  {
    actionId: 'fail',
    label: 'Record failure…',
    icon: OctagonX,
    obstacle: obstacleToVerdict,
    isShownFor: isUnjudged,
  },
  {
    actionId: 'revoke',
    label: 'Revoke…',
    icon: Ban,
    obstacle: obstacleToVerdict,
    isShownFor: isUnjudged,
  },
  {
    actionId: 'reinstate',
    label: 'Reinstate…',
    icon: RotateCcw,
    obstacle: obstacleToReinstating,
    isShownFor: isRevokedOrFailed,
  },
  {
    actionId: 'delete',
    label: 'Delete',
    icon: Trash2,
    key: 'Delete',
    obstacle: (_, actor) => obstacleToDeleting(actor),
  },
];

export const certificateActions = (
  actor: Actor,
  open: (action: OpenAction) => void,
): RowAction<HseCertificate>[] =>
  actions.map(({ actionId, obstacle, ...action }) => ({
    ...action,
    id: actionId,
    obstacle: (certificate) => obstacle(certificate, actor),
    onPress: (certificate) => open({ actionId, certificate }),
  }));
