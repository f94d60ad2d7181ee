/**
 * An owner of the agency in the owner's cell of a row: "Ayşe Demir (#7)". The name is for who reads
 * it, and keeps a decision from meaning somebody else who was given the id of a removed owner.
 */
export const ownerText = ({ id, name }: { id: number; name: string }): string => `${name} (#${id})`;
