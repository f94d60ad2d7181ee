/** A text with `{{name}}` instead of the selection, and the caret's position after it. */
export function insertAtCaret(text: string, from: number, to: number, name: string) {
  const placeholder = `{{${name}}}`;
  return {
    text: text.slice(0, from) + placeholder + text.slice(to),
    caret: from + placeholder.length,
  };
}
