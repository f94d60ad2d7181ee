/**
 * Puts marks around what is selected in the field that last had the keyboard inside `box`, the way
 * typing would, so that undo takes them away and React hears of it.
 */
export function wrapSelection(box: HTMLElement | null, before: string, after: string): void {
  const fields = [...(box?.querySelectorAll<HTMLTextAreaElement>('textarea') ?? [])];
  const field = fields.find((one) => one.selectionStart !== one.selectionEnd) ?? fields[0];
  if (!field) return;
  const chosen = field.value.slice(field.selectionStart, field.selectionEnd);
  field.focus();
  // Deprecated but the one call that keeps the browser's own undo history.
  document.execCommand('insertText', false, before + (chosen || 'metin') + after);
}
