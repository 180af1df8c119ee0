import { withClient } from './platform/database.ts';
import { runForAddress } from './platform/operator-command.ts';
import { confirmAddress } from './session/confirm-address.ts';

runForAddress('confirm-address', 'Nothing was confirmed.', (email, { owner }) =>
  withClient(owner, (client) => confirmAddress(client, email)),
);
