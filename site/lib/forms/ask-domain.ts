import { atDomain, meantDomain } from '#domain/values/email-hint.ts';
import { sayInScript } from '#site/lib/language-of-script.ts';

/**
 * Asks below an address whether another domain was meant, `gmail.com` for `gmial.con`; one press
 * takes it over. What was asked before is gone. Browser only.
 */
export function askDomain(input: HTMLInputElement): void {
  const { parentElement } = input;
  parentElement?.querySelector('.meant')?.remove();
  const domain = meantDomain(input.value);
  if (domain === null) return;
  const asked = document.createElement('p');
  asked.className = 'meant field-hint';
  asked.role = 'status';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = sayInScript('forms').domain(domain);
  button.addEventListener('click', () => {
    // React would take an assignment to `value` for no change.
    input.setRangeText(atDomain(input.value, domain), 0, input.value.length);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    asked.remove();
    input.focus();
  });
  asked.append(button);
  parentElement?.append(asked);
}
