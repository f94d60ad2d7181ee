import { FileProblem } from '#domain/spreadsheets/reading/file-problem.ts';
import type { Day } from '#domain/values/dates.ts';
import { maskIban, parseIban } from '#domain/values/iban.ts';
import type { Kurus } from '#domain/values/money.ts';
import { isTckn } from '#domain/values/tckn.ts';

/** How a statement was brought; the same account in another format has other words for a line. */
export const STATEMENT_FORMATS = ['csv', 'excel', 'mt940', 'camt'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** The most lines of a file: a busy year of an agency. */
export const MAX_STATEMENT_LINES = 5_000;

/** One line of a statement, in the account's currency. */
export type StatementLine = {
  /** The day on which the bank booked it, in Türkiye. */
  day: Day;
  /** In kuruş (hundredths); below zero for what left the account. */
  amount: Kurus;
  /** What the bank and whoever sent it wrote, as one text. */
  text: string;
  /** Who is on the other side, where the bank says so in a field of its own; else empty. */
  name: string;
  /** The bank's own number of the line; empty where there is none. */
  reference: string;
  /** The account's balance after the line, where it is known. */
  balance: Kurus | null;
};

/** The lines of one account, the oldest first. */
export type Statement = {
  /** IBAN or number of the account as the file names it; empty where it does not. */
  account: string;
  /** Code of ISO 4217. */
  currency: string;
  lines: StatementLine[];
};

/** The statement of an account among those of a file: pages of one follow each other. */
export function ofAccount(
  known: Map<string, Statement>,
  account: string,
  currency: string,
): Statement {
  const key = `${account} ${currency}`;
  const statement = known.get(key) ?? { account, currency, lines: [] };
  known.set(key, statement);
  return statement;
}

/** A file as it was read. `problems`: Turkish sentences about lines that could not be read. */
export type ReadStatements = {
  format: StatementFormat;
  statements: Statement[];
  problems: string[];
};

/** Why a file is no statement; the message is the Turkish sentence to show. */
export class StatementProblem extends FileProblem {}

/** Characters of each field that are kept. */
export const LONGEST = { text: 600, name: 140, reference: 60 } as const;

/**
 * A line with its texts tidied and cut, and without numbers of accounts and people that nobody needs
 * to match it: IBANs keep their end, identity numbers nothing.
 */
export function tidyLine(line: StatementLine): StatementLine {
  return {
    ...line,
    text: tidy(line.text, LONGEST.text),
    name: tidy(line.name, LONGEST.name),
    reference: tidy(line.reference, LONGEST.reference),
  };
}

const tidy = (text: string, longest: number): string =>
  maskNumbers(
    text
      .slice(0, longest * 3)
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim(),
  )
    .slice(0, longest)
    .trim();

const maskNumbers = (text: string): string =>
  text
    .replace(/\bTR\d{2}(?: ?\d{4}){5} ?\d{2}\b/gi, (found) => {
      const iban = parseIban(found);
      return iban === null ? found : maskIban(iban);
    })
    .replace(/(?<!\d)\d{11}(?!\d)/g, (digits) => (isTckn(digits) ? '•••' : digits));
