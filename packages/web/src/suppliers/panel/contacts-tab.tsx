import { suppliersApi } from '@sitewright/domain/suppliers/api';
import type { SupplierContact } from '@sitewright/domain/suppliers/contact';
import { obstacleToEditing } from '@sitewright/domain/suppliers/rules';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { detailOf } from '../../platform/call.ts';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { ContactLinks } from '../../ui/contact-links.tsx';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { Failure } from '../../ui/layout/failure.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { SmallAction } from '../../ui/small-action.tsx';
import { AddContact, EditContact } from './contact-dialog.tsx';

type Props = { supplier: Supplier };

/** All contacts except the first, which is in the overview. */
export function ContactsTab({ supplier }: Props) {
  const contacts = useQuery(query(suppliersApi.contacts, { params: { supplierId: supplier.id } }));
  const [edited, edit] = useState<SupplierContact | 'new'>();
  const close = () => edit(undefined);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-end gap-2">
        <ButtonWithReason
          icon={Plus}
          obstacle={obstacleToEditing(useActor())}
          onClick={() => edit('new')}
        >
          Add contact
        </ButtonWithReason>
      </div>
      <Loaded
        query={contacts}
        what="contacts"
        empty="No contacts yet."
        skeleton={<Skeleton what="contacts" count={2} />}
      >
        {(people) => (
          <ul className="grid gap-3">
            {people.map((contact) => (
              <Person key={contact.id} contact={contact} onEdit={() => edit(contact)} />
            ))}
          </ul>
        )}
      </Loaded>
      {edited === 'new' && <AddContact supplier={supplier} onClose={close} />}
      {edited && edited !== 'new' && <EditContact contact={edited} onClose={close} />}
    </div>
  );
}

type PersonProps = { contact: SupplierContact; onEdit: () => void };

function Person({ contact, onEdit }: PersonProps) {
  const mayEdit = !obstacleToEditing(useActor());
  const remove = useCommand(suppliersApi.removeContact, {});
  return (
    <li className="grid gap-2 rounded-card border border-line p-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <p className="text-sm font-medium">{contact.name}</p>
          <p className="text-xs tracking-normal text-text-2">
            {[contact.role, contact.phone, contact.email].filter(Boolean).join(' · ')}
          </p>
        </div>
        {mayEdit && (
          <>
            <SmallAction label={`Edit ${contact.name}`} icon={Pencil} onPress={onEdit} />
            <SmallAction
              label={`Delete ${contact.name}`}
              icon={Trash2}
              onPress={() => remove.perform({ params: { supplierContactId: contact.id } })}
            />
          </>
        )}
      </div>
      <ContactLinks {...contact} />
      {remove.error && !remove.isPending && <Failure text={detailOf(remove.error)} />}
    </li>
  );
}
