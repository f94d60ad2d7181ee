/** A text with `{{name}}` in place of what was selected, and where the caret stands after it. */
export function insertAtCaret(text: string, from: number, to: number, name: string) {
  const placeholder = `{{${name}}}`;
  return {
    text: text.slice(0, from) + placeholder + text.slice(to),
    caret: from + placeholder.length,
  };
}
