/**
 * Puts marks around the selection in the last focused field inside `box`, by simulating typing, so
 * that undo works and React notices.
 */
export function wrapSelection(box: HTMLElement | null, before: string, after: string): void {
  const fields = [...(box?.querySelectorAll<HTMLTextAreaElement>('textarea') ?? [])];
  const field = fields.find((one) => one.selectionStart !== one.selectionEnd) ?? fields[0];
  if (!field) return;
  const chosen = field.value.slice(field.selectionStart, field.selectionEnd);
  field.focus();
  // Deprecated, but the only call that keeps the browser's undo history.
  document.execCommand('insertText', false, before + (chosen || 'metin') + after);
}
