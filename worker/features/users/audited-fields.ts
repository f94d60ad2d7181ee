/** Fields whose content the audit log must not contain: only that they changed. */
const PRIVATE = new Set(['identityNumber', 'iban', 'address', 'notes']);

/** A user's fields in the form that the audit log may store. */
export function auditedFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) =>
      PRIVATE.has(name) ? [name, value === null ? null : '•••'] : [name, value],
    ),
  );
}
