/** What the pressed button says, as the call reads it: `answer` is "yes" or the reason of a no. */
export function readOwnerAnswer(form: FormData, link: string): Record<string, string | boolean> {
  const pressed = String(form.get('answer') ?? '').slice(0, 40);
  if (pressed === 'yes') return { link, answer: 'yes' };
  return { link, answer: 'no', reason: pressed, close: form.get('close') === '1' };
}
