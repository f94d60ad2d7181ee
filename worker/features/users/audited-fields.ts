/** Fields whose content the audit log must not copy: it says only that they changed. */
const PRIVATE = new Set(['identityNumber', 'iban', 'address', 'notes']);

/** A person's fields as the audit log may keep them. */
export function auditedFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) =>
      PRIVATE.has(name) ? [name, value === null ? null : '•••'] : [name, value],
    ),
  );
}
