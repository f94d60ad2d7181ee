import {
  BankLine,
  BankLinePage,
  BankLineQuery,
  MatchInput,
  SetAsideInput,
  StatementInput,
  StatementTaken,
} from '#domain/bank-statements/schema.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { route } from '#worker/http/route.ts';
import { matchLine, releaseLine, setLineAside } from './match-line.ts';
import { showLines } from './show-lines.ts';
import { takeStatement } from './take-statement.ts';

const tags = ['admin payments'];

export const bankStatementRoutes = [
  route('money.write', {
    method: 'post',
    path: '/v1/admin/bank-statements',
    tags,
    summary:
      "Bring the lines of a bank's statement; those that the account has already are left out",
    json: StatementInput,
    answer: StatementTaken,
    returns: 'How many were new; 409 STALE_VERSION, 422 VALIDATION for an account that is not ours',
    handle: (deps, { body }, { actor }) => takeStatement(deps, body, actor),
  }),
  route('money.write', {
    method: 'get',
    path: '/v1/admin/bank-lines',
    tags,
    summary: 'Lines of statements, the open ones with what they may be and why',
    description:
      'A payment is recorded from a line by `POST /v1/admin/transactions` with `bank_line`.',
    query: BankLineQuery,
    answer: BankLinePage,
    returns: 'One page',
    handle: ({ db }, { query }) => showLines(db, query),
  }),
  route('money.write', {
    method: 'post',
    path: '/v1/admin/bank-lines/{id}/matches',
    tags,
    summary:
      'Say which transfer of the books a line is; one that waited for the bank is made with it',
    param: EventIdParam,
    json: MatchInput,
    answer: BankLine,
    returns: 'The line; 404, 409 BANK_LINE_SETTLED',
    handle: (deps, { param: { id }, body }, { actor }) => matchLine(deps, id, body, actor),
  }),
  route('money.write', {
    method: 'delete',
    path: '/v1/admin/bank-lines/{id}/matches',
    tags,
    summary: 'Let go of the transfers that a line was matched with',
    param: EventIdParam,
    answer: BankLine,
    returns: 'The line; 404, 409 BANK_LINE_SETTLED for what was recorded from it',
    handle: (deps, { param: { id } }, { actor }) => releaseLine(deps, id, actor),
  }),
  route('money.write', {
    method: 'patch',
    path: '/v1/admin/bank-lines/{id}',
    tags,
    summary: "Set a line aside that is none of the books', or take it up again",
    param: EventIdParam,
    json: SetAsideInput,
    answer: BankLine,
    returns: 'The line; 404, 409 BANK_LINE_SETTLED',
    handle: (deps, { param: { id }, body }, { actor }) => setLineAside(deps, id, body, actor),
  }),
] as const;
