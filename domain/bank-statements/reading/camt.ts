import { istanbulDay, isDay, type Day } from '#domain/values/dates.ts';
import {
  childOf,
  childrenOf,
  readXml,
  textOf,
  within,
  type XmlElement,
} from '#domain/values/read-xml.ts';
import {
  MAX_STATEMENT_LINES,
  ofAccount,
  type Statement,
  type StatementLine,
  StatementProblem,
  tidyLine,
} from '../statement.ts';
import { readAmount } from './amount.ts';
import { TOO_LONG } from './table.ts';

/* camt.053, the end-of-day statement of ISO 20022 (BankToCustomerStatement), in its versions 02 to 12:
   what later ones moved (`Sts/Cd`, `Dbtr/Pty/Nm`, `BookgDt/DtTm`) is looked for in both places. */

const BROKEN = 'Bu XML dosyası yarım ya da bozuk. Bankadan yeniden indirin.';

const textAt = (element: XmlElement, ...path: string[]): string => textOf(element, ...path) ?? '';

/** Whether a text is an XML file of this family. */
export const isCamt = (text: string): boolean =>
  text.slice(0, 200).trimStart().startsWith('<') && /BkToCstmr|camt\.05/.test(text.slice(0, 4_000));

/** @throws StatementProblem for another message of the family, and for broken XML */
export function camtStatements(text: string): { statements: Statement[]; problems: string[] } {
  const root = readXml(text);
  if (root === null) throw new StatementProblem(BROKEN);
  const [message] = within(root, 'BkToCstmrStmt');
  if (message === undefined) {
    throw new StatementProblem(
      'Bu dosya gün sonu ekstresi değil. Bankadan camt.053 biçimindeki hesap ekstresini indirin.',
    );
  }
  const problems: string[] = [];
  let count = 0;
  const accounts = new Map<string, Statement>();
  const all = childrenOf(message, 'Stmt');
  // A statement that is in the file twice is one.
  const once = new Map(all.map((statement) => [JSON.stringify(statement), statement]));
  for (const statement of once.values()) {
    const { lines } = ofAccount(accounts, accountOf(statement), currencyOf(statement));
    let balance = openingOf(statement);
    for (const entry of childrenOf(statement, 'Ntry')) {
      count += 1;
      if (count > MAX_STATEMENT_LINES) throw new StatementProblem(TOO_LONG);
      // Only what is booked: others are announced, and come again once they are.
      const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
      if (status !== 'BOOK' && status !== '') continue;
      const line = readEntry(entry);
      if (line === null) {
        problems.push(`${count}. hareket okunamadı.`);
        // What follows has no balance: the amount that was not read is missing in it.
        balance = null;
        continue;
      }
      // A note of the bank without money.
      if (line.amount === 0) continue;
      if (balance !== null) balance += line.amount;
      lines.push(tidyLine({ ...line, balance }));
    }
  }
  return { statements: [...accounts.values()], problems };
}

const accountOf = (statement: XmlElement): string =>
  textAt(statement, 'Acct', 'Id', 'IBAN').replace(/\s/g, '') ||
  textAt(statement, 'Acct', 'Id', 'Othr', 'Id').replace(/\s/g, '');

function currencyOf(statement: XmlElement): string {
  const named = textAt(statement, 'Acct', 'Ccy');
  if (named !== '') return named;
  const amount = childOf(statement, 'Bal', 'Amt') ?? childOf(statement, 'Ntry', 'Amt');
  return amount?.attributes.Ccy ?? 'TRY';
}

/** The opening balance, or the closing one of the statement before. */
function openingOf(statement: XmlElement): number | null {
  const opening = childrenOf(statement, 'Bal').find((balance) =>
    ['OPBD', 'PRCD'].includes(textAt(balance, 'Tp', 'CdOrPrtry', 'Cd')),
  );
  return opening === undefined ? null : signedAmount(opening);
}

/** `Amt` with a decimal dot, and the direction in `CdtDbtInd`, also of reversals (`RvslInd`). */
function signedAmount(element: XmlElement): number | null {
  const written = textAt(element, 'Amt');
  const read = /^\d{1,15}(\.\d{1,5})?$/.test(written)
    ? readAmount(written.replace(/(\.\d{2})0+$/, '$1'), '.')
    : null;
  const direction = textAt(element, 'CdtDbtInd');
  if (read === null || !['CRDT', 'DBIT'].includes(direction)) return null;
  return direction === 'DBIT' ? -read.amount : read.amount;
}

function readEntry(entry: XmlElement): StatementLine | null {
  const amount = signedAmount(entry);
  const day = dayOf(entry, 'BookgDt') ?? dayOf(entry, 'ValDt');
  if (amount === null || day === null) return null;
  const details = [...within(entry, 'TxDtls')];
  const isOut = amount < 0;
  const names = details.flatMap((one) => partyOf(one, isOut));
  const words = details.flatMap((one) => [
    ...['Ustrd', 'AddtlRmtInf'].flatMap((name) =>
      [...within(one, name)].map(({ text }) => text.trim()),
    ),
    ...[...within(one, 'CdtrRefInf')].map((reference) => textAt(reference, 'Ref')),
    textAt(one, 'AddtlTxInf'),
    endToEnd(one),
  ]);
  const texts = [...words, textAt(entry, 'AddtlNtryInf'), ...names].filter(Boolean);
  return {
    day,
    amount,
    // A batch has many details; the rest is cut with the text.
    text: [...new Set(texts.slice(0, 60))].join(' '),
    name: [...new Set(names)].slice(0, 3).join(', '),
    reference: textAt(entry, 'AcctSvcrRef') || textAt(entry, 'NtryRef'),
    balance: null,
  };
}

const endToEnd = (details: XmlElement): string => {
  const id = textAt(details, 'Refs', 'EndToEndId');
  return id === 'NOTPROVIDED' ? '' : id;
};

function partyOf(details: XmlElement, isOut: boolean): string[] {
  const parties = childOf(details, 'RltdPties');
  if (parties === null) return [];
  const roles = isOut ? ['UltmtCdtr', 'Cdtr'] : ['UltmtDbtr', 'Dbtr'];
  return roles
    .map((role) => textAt(parties, role, 'Pty', 'Nm') || textAt(parties, role, 'Nm'))
    .filter(Boolean);
}

function dayOf(entry: XmlElement, name: string): Day | null {
  const day = textAt(entry, name, 'Dt').slice(0, 10);
  if (isDay(day)) return day;
  const instant = textAt(entry, name, 'DtTm');
  // With an offset it is an instant; without one it is local.
  if (/(Z|[+-]\d{2}:\d{2})$/.test(instant) && !Number.isNaN(Date.parse(instant))) {
    return istanbulDay(new Date(instant));
  }
  return isDay(instant.slice(0, 10)) ? instant.slice(0, 10) : null;
}
