/** The five client contacts of a contract. */
export type ContactNumber = 1 | 2 | 3 | 4 | 5;
export const contactNumbers: readonly ContactNumber[] = [1, 2, 3, 4, 5];

/** The field names of one contact. */
export const contactFields = <N extends ContactNumber>(n: N) =>
  ({
    name: `clientContact${n}Name`,
    phone: `clientContact${n}Phone`,
    email: `clientContact${n}Email`,
  }) as const;

type ContactField = ReturnType<typeof contactFields<ContactNumber>>;
type ContactFieldName = ContactField[keyof ContactField];

/** Something for each field of each contact, in the order in which a form asks for them. */
export const forEachContactField = <T>(make: (n: ContactNumber) => Record<keyof ContactField, T>) =>
  Object.fromEntries(
    contactNumbers.flatMap((n) => {
      const { name, phone, email } = make(n);
      const fields = contactFields(n);
      return [
        [fields.name, name],
        [fields.phone, phone],
        [fields.email, email],
      ];
    }),
  ) as Record<ContactFieldName, T>;
