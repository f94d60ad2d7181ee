import type { FieldIssue } from '#domain/errors.ts';
import type { MailTemplateRule } from './template-rule.ts';
import { hasBrokenPlaceholder, placeholdersIn } from './variables.ts';

/** What is wrong with a template's texts, by field; unknown variables are named. */
export function templateProblems(
  rule: MailTemplateRule,
  text: { subject: string; body: string; action: string | null },
): FieldIssue[] {
  const issues: FieldIssue[] = [];
  for (const path of ['subject', 'body'] as const) {
    const unknown = placeholdersIn(text[path]).filter((name) => !isAllowed(rule, name));
    if (unknown.length > 0) issues.push({ path, message: unknownSentence(unknown) });
    if (hasBrokenPlaceholder(text[path])) {
      issues.push({ path, message: 'Açılan her {{ işaretini }} ile kapatın.' });
    }
  }
  const said = new Set([...placeholdersIn(text.subject), ...placeholdersIn(text.body)]);
  for (const name of rule.required) {
    if (!said.has(name)) issues.push({ path: 'body', message: `{{${name}}} metinde bulunmalı.` });
  }
  if (rule.action && text.action === null) {
    issues.push({ path: 'action', message: 'Düğmenin üzerinde ne yazacağını girin.' });
  }
  if (!rule.action && text.action !== null) {
    issues.push({
      path: 'action',
      message: 'Bu e-postanın götüreceği bir sayfa yok; boş bırakın.',
    });
  }
  return issues;
}

const isAllowed = (rule: MailTemplateRule, name: string) =>
  (rule.variables as readonly string[]).includes(name);

function unknownSentence(names: readonly string[]): string {
  const listed = names.map((name) => (name === '' ? '{{}}' : `{{${name}}}`)).join(', ');
  return `Bu şablonda kullanılamayan değişken: ${listed}`;
}
